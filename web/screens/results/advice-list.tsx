import { useTranslation } from 'react-i18next';
import { adviceVoice, type AdviceLine } from '../../../core/domain/advice-lines.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import type { ShownResult } from './shown-result.ts';
import { useNearDay, useNearTime } from '../../texts/test-time.ts';

interface AdviceListProps {
  readonly lines: readonly AdviceLine[];
  readonly shown: ShownResult;
}

/** Advice as a list, in the words for the tested person. */
export function AdviceList({ lines, shown }: AdviceListProps) {
  const { t } = useTranslation();
  const [nearDay, nearTime] = [useNearDay(), useNearTime()];
  const voice = adviceVoice(shown);
  const valuesOf = ({ days = {}, times = {} }: AdviceLine): Record<string, string> =>
    Object.fromEntries([
      ...Object.entries(days).map(([name, day]) => [name, nearDay(day)] as const),
      ...Object.entries(times).map(([name, instant]) => [name, nearTime(instant)] as const),
    ]);
  return (
    <ul className="points">
      {lines.map((line) => (
        <li key={line.key} data-advice={line.key}>
          {t(`result.advice.${line.key}.${voice}`, {
            ...kitTexts(shown.kit),
            ...valuesOf(line),
            name: shown.name || t('result.unnamed'),
          })}
        </li>
      ))}
    </ul>
  );
}
