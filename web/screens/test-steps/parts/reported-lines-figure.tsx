import { observer } from 'mobx-react-lite';
import { reportedLines } from '../../../../core/domain/reported-lines.ts';
import type { TestSession } from '../../../../core/flow/session.ts';
import { lineTexts } from '../../../../core/step-texts/result-texts.ts';
import { Cassette } from '../../../illustrations/parts/cassette.tsx';
import { STROKE } from '../../../illustrations/parts/scene.tsx';
import { ReportedWindow } from '../../../illustrations/parts/window.tsx';
import { useShownTexts } from '../use-shown-texts.ts';
import { useLineWords } from '../use-line-words.ts';

/**
 * The lines that the patient reported, drawn and in words, or a note if their chosen result differs from their answers.
 */
export const ReportedLinesFigure = observer(function ReportedLinesFigure({
  session,
}: {
  readonly session: TestSession;
}) {
  const lineWords = useLineWords();
  const chosen = useShownTexts(lineTexts).text('lines.chosen');
  if (chosen !== null) return <p className="result-chosen">{chosen}</p>;
  const lines = reportedLines(session);
  if (lines === null) return null;
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
});
