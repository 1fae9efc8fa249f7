import type { SureAnswer } from '../../../../core/domain/choice-lists.ts';
import type { LineLetter } from '../../../illustrations/parts/cassette.tsx';
import { LineMark, type Line } from '../../../illustrations/parts/window.tsx';

/**
 * The windows next to each answer. Any line at T counts, so "yes" also shows a faint one there (product.md section 4).
 */
const WINDOWS: Readonly<Record<LineLetter, Readonly<Record<SureAnswer, readonly Line[]>>>> = {
  C: { yes: ['strong'], no: ['none'], unsure: ['unsure'] },
  T: { yes: ['strong', 'faint'], no: ['none'], unsure: ['unsure'] },
};

interface AnswerPictureProps {
  readonly letter: LineLetter;
  readonly answer: SureAnswer;
}

/**
 * What an answer about a line looks like in the window; all windows have the same size. Decorative: the text says the
 * same.
 */
export function AnswerPicture({ letter, answer }: AnswerPictureProps) {
  return (
    <span className="line-answer" aria-hidden="true">
      {WINDOWS[letter][answer].map((line) => (
        <svg key={line} className="line-window" viewBox="0 0 56 44" strokeWidth="2" data-window={line}>
          <g className="kit">
            <rect className="kit-side" x="2" y="2" width="52" height="40" rx="9" />
            <rect className="kit-window" x="7" y="7" width="42" height="30" rx="5" strokeWidth="0" />
            <g transform="translate(28 22)">
              <LineMark letter={letter} line={line} />
            </g>
          </g>
        </svg>
      ))}
    </span>
  );
}
