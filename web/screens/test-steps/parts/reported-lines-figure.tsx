import { useTranslation } from 'react-i18next';
import { determineResult } from '../../../../core/domain/determine-result.ts';
import { reportedLines } from '../../../../core/domain/reported-lines.ts';
import type { TestSession } from '../../../../core/flow/session.ts';
import { Cassette } from '../../../illustrations/parts/cassette.tsx';
import { STROKE } from '../../../illustrations/parts/scene.tsx';
import { ReportedWindow } from '../../../illustrations/parts/window.tsx';
import { useLineWords } from '../use-line-words.ts';

/**
 * The lines that the patient reported, drawn and in words, or a note if their chosen result differs from their answers.
 */
export function ReportedLinesFigure({ session }: { readonly session: TestSession }) {
  const { t } = useTranslation();
  const lineWords = useLineWords();
  const { controlLineResult, testLineResult } = session;
  if (controlLineResult === null || testLineResult === null) return null;
  const lines = reportedLines(session);
  if (lines === null) {
    const expected = determineResult(controlLineResult, testLineResult);
    return <p className="result-chosen">{t('lines.chosen', { result: t(`choices.result.${expected}`) })}</p>;
  }
  return (
    <figure className="result-lines">
      <svg className="cassette" viewBox="-92 -38 184 82" strokeWidth={STROKE} aria-hidden="true" focusable="false">
        <Cassette>
          <ReportedWindow lines={lines} />
        </Cassette>
      </svg>
      <figcaption>
        {lineWords(lines).map((words) => (
          <span key={words}>{words} </span>
        ))}
      </figcaption>
    </figure>
  );
}
