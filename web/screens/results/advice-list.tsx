import type { AdviceKey } from '../../../core/domain/advice.ts';
import type { AdviceLine } from '../../../core/domain/advice-lines.ts';
import { useAdviceText } from './advice-text.ts';
import type { ShownResult } from './shown-result.ts';

interface AdviceListProps {
  readonly title: string;
  readonly lines: readonly AdviceLine[];
  /** The line on the card of the result. It is repeated only in print, where the list is whole. */
  readonly first: AdviceKey;
  readonly shown: ShownResult;
}

/** Advice under its heading, in the words for the tested person. */
export function AdviceList({ title, lines, first, shown }: AdviceListProps) {
  const textOf = useAdviceText(shown);
  const isRepeated = lines.every(({ key }) => key === first);
  return (
    <section className={isRepeated ? 'result-section on-paper' : 'result-section'}>
      <h2>{title}</h2>
      <ul className="points">
        {lines.map((line) => (
          <li key={line.key} data-advice={line.key} className={line.key === first ? 'on-paper' : undefined}>
            {textOf(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
