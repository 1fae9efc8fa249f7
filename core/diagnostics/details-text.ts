import { formatTimeLeft } from '../flow/timers.ts';
import { detailsCode } from './details-code.ts';
import type { DiagnosticsSnapshot } from './diagnostics-snapshot.ts';

/** The names of the readable lines, and what stands for nothing. */
export const DETAILS_LINES = [
  'step',
  'page',
  'waitLeft',
  'readingLeft',
  'timeLeft',
  'time',
  'version',
  'errors',
  'none',
] as const;

/** The words of the readable lines in the language of the app, and the title of the open step. */
export interface DetailsWords {
  readonly lines: Readonly<Record<(typeof DETAILS_LINES)[number], string>>;
  readonly stepTitle: string;
}

function timeLeft({ wait, reading }: DiagnosticsSnapshot, { lines }: DetailsWords): string {
  if (wait !== null && wait.secondsLeft > 0) return `${lines.waitLeft}: ${formatTimeLeft(wait.secondsLeft)}`;
  if (reading !== null) return `${lines.readingLeft}: ${formatTimeLeft(reading.secondsLeft)}`;
  return `${lines.timeLeft}: ${lines.none}`;
}

/** The errors of the step and of the open page, and of a help page those of the page before; each once. */
function errorsOf({ errors, page, backgroundErrors, refused }: DiagnosticsSnapshot): readonly string[] {
  return [...new Set([errors, page?.errors ?? [], page?.errorsBefore ?? [], backgroundErrors, refused].flat())];
}

/** The technical details that a person copies for support: five lines to read, and the whole snapshot as a code. */
export function detailsText(snapshot: DiagnosticsSnapshot, words: DetailsWords): string {
  const { at, step, page, versions } = snapshot;
  const { lines, stepTitle } = words;
  const errors = errorsOf(snapshot);
  const readable = [
    step === null ? `${lines.page}: ${page?.route ?? lines.none}` : `${lines.step}: ${stepTitle}`,
    timeLeft(snapshot, words),
    `${lines.time}: ${at.slice(0, 10)} ${at.slice(11, 16)} (UTC${at.slice(-6)})`,
    `${lines.version}: ${versions.app}`,
    `${lines.errors}: ${errors.length === 0 ? lines.none : errors.join(', ')}`,
  ];
  return `${readable.join('\n')}\n\n${detailsCode(snapshot)}\n`;
}
