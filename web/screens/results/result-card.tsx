import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdviceLine } from '../../../core/domain/advice-lines.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useAdviceText } from './advice-text.ts';
import { ResultMark } from '../../components/result-mark.tsx';
import type { ShownResult } from './shown-result.ts';

/** The first sentence in bold, so that a person who reads no further knows what to do. */
function Emphasized({ text }: { readonly text: string }) {
  const [sentence = text] = /^.+?[.?!](?= [\p{Lu}¿¡]|$)/u.exec(text) ?? [];
  return (
    <p>
      <strong>{sentence}</strong>
      {text.slice(sentence.length)}
    </p>
  );
}

interface ResultCardProps {
  readonly shown: ShownResult;
  /** The name of the screen, for the page title, which never contains the result. */
  readonly page: string;
  readonly first: AdviceLine;
  readonly lines: ReactNode;
  readonly reason: ReactNode;
  /** When to test again. */
  readonly children: ReactNode;
}

/** The result at a glance: the word as the heading of the screen, its meaning, the lines, and what to do first. */
export function ResultCard({ shown, page, first, lines, reason, children }: ResultCardProps) {
  const { t } = useTranslation();
  const textOf = useAdviceText(shown);
  const { result, isReaders, name } = shown;
  return (
    <div className="result" data-result={result}>
      <div className="result__head">
        <PageHeading page={page}>
          <span className="visually-hidden">{page}: </span>
          <ResultMark result={result} />
          <span className="result-word">{t(`result.kinds.${result}.word`)}</span>
        </PageHeading>
        <h2 className="on-paper">{t('result.meaningTitle')}</h2>
        <p className="result__meaning">
          {isReaders
            ? t(`result.kinds.${result}.meaning`)
            : t(`result.kinds.${result}.meaningOf`, { name: name || t('result.unnamed') })}
        </p>
      </div>
      {lines}
      <div className="result__first" data-advice={first.key}>
        <h2>{t('result.firstTitle')}</h2>
        <Emphasized text={textOf(first)} />
        {children}
        {reason !== null && <div className="result__reason">{reason}</div>}
      </div>
    </div>
  );
}
