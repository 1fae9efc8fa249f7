import type { SureAnswer } from '../../../core/domain/choice-lists.ts';
import type { ReportedLines } from '../../../core/domain/reported-lines.ts';
import { linePlace, type LineLetter } from './cassette.tsx';

/**
 * How a line looks. `strong`, `faint` and `pink` all count as a line; `unsure` shows a question mark; `smudge` is a stain
 * beside the place of the line.
 */
export type Line = 'none' | 'strong' | 'faint' | 'pink' | 'unsure' | 'smudge';

/** The line to draw for each answer. */
const LINE_OF: Readonly<Record<SureAnswer, Line>> = { yes: 'strong', no: 'none', unsure: 'unsure' };

const SMUDGE = 'M7 3C8 -2 13 -3 16 -1C20 -2 22 3 19 6C20 10 15 12 12 10C8 12 4 8 7 3Z';

interface LineMarkProps {
  readonly letter: LineLetter;
  readonly line: Line;
}

/**
 * One line, 22 long, centered on the origin. In forced colors a faint line gets a dashed frame, since it cannot be
 * faint.
 */
export function LineMark({ letter, line }: LineMarkProps) {
  if (line === 'none') return null;
  if (line === 'unsure') return <text y="6">?</text>;
  if (line === 'smudge') return <path className="kit-smudge" d={SMUDGE} />;
  return (
    <>
      <path className={`kit-line kit-line--${letter} kit-line--${line}`} d="M0 -11V11" strokeWidth="6" />
      {line === 'faint' && <path className="kit-faint-frame" d="M-3.5 -12H3.5V12H-3.5Z" />}
    </>
  );
}

interface WindowLinesProps {
  readonly control?: Line;
  readonly test?: Line;
}

/** The lines in the window of a cassette. */
export function WindowLines({ control = 'none', test = 'none' }: WindowLinesProps) {
  return [['T', test] as const, ['C', control] as const].map(([letter, line]) => (
    <g key={letter} data-line={line} data-at={letter} transform={linePlace(letter)}>
      <LineMark letter={letter} line={line} />
    </g>
  ));
}

/** Hatching over the window that hides the lines. */
export function WindowCover() {
  return (
    <path
      className="kit-cover"
      data-line="covered"
      strokeWidth="7"
      d="M-14 3L0 -11M-8 17L20 -11M12 17L40 -11M32 17L46 3"
    />
  );
}

/** The lines that the patient reported. */
export function ReportedWindow({ lines }: { readonly lines: ReportedLines }) {
  return <WindowLines control={LINE_OF[lines.control]} test={LINE_OF[lines.test]} />;
}

/** Liquid that has flowed into the window. */
export function WindowLiquid() {
  return <rect className="kit-liquid pic-wet" x="-13" y="-10" width="58" height="26" rx="5" />;
}

const FRAME = 'M-8 -16H8Q11.5 -16 11.5 -12V12Q11.5 16 8 16H-8Q-11.5 16 -11.5 12V-12Q-11.5 -16 -8 -16Z';

/** A dashed frame that shows where to look. */
export function LookHere({ at }: { readonly at: readonly LineLetter[] }) {
  return at.map((letter) => (
    <g key={letter} data-look={letter} transform={linePlace(letter)}>
      <path d={FRAME} strokeWidth="4.5" />
      <path className="kit-look" d={FRAME} strokeWidth="2.5" />
    </g>
  ));
}
