import { PRACTICE_WINDOWS, type PracticeQuestion, type PracticeWindowId } from '../../../../core/flow/line-practice.ts';
import { Cassette, type LineLetter } from '../../../illustrations/parts/cassette.tsx';
import { Positioned, STROKE } from '../../../illustrations/parts/scene.tsx';
import { LookHere, WindowLines } from '../../../illustrations/parts/window.tsx';

/** The letter beside each line. */
export const LETTERS: Readonly<Record<PracticeQuestion['line'], LineLetter>> = { control: 'C', test: 'T' };

interface PracticePictureProps {
  readonly id: PracticeWindowId;
  /** The line that is asked about; null once it is explained. */
  readonly asked: PracticeQuestion['line'] | null;
  /** A text description. While a question is open it does not name the lines. */
  readonly text: string;
}

/** The drawn cassette of a practice, and where to look. */
export function PracticePicture({ id, asked, text }: PracticePictureProps) {
  const { drawn } = PRACTICE_WINDOWS[id];
  return (
    <div className="practice__picture" role="img" aria-label={text} data-window={id}>
      <svg className="scene" viewBox="0 0 320 132" strokeWidth={STROKE} aria-hidden="true" focusable="false">
        <Positioned x={160} y={62} scale={1.6}>
          <Cassette>
            <WindowLines {...drawn} />
            {asked !== null && <LookHere at={[LETTERS[asked]]} />}
          </Cassette>
        </Positioned>
      </svg>
    </div>
  );
}
