import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import type { Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Clock } from '../../core/ports/clock.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { readDetails, type DetailsProblem } from '../../replay/read-details.ts';
import { isFileError, reasonOf } from '../file-problem.ts';
import { fitted } from '../wrap-lines.ts';
import { reducedAnswer, unreadableSay } from './answer.ts';
import { sourceOf } from './open-replay.ts';
import { reducedText, replayText, shortText } from './print-replay.ts';
import { makeReplayReport } from './replay-report.ts';
import { replayInstant, type ReplayTime } from './replay-time.ts';

const NOT_UNDERSTOOD_EXIT_CODE = 2;

export interface ReplayOptions {
  readonly at?: ReplayTime;
  readonly language: Language;
  /** Only the answer and what to say. */
  readonly short?: true;
  /** The person reads the answer later. */
  readonly email?: true;
  readonly json?: true;
}

const PROBLEMS: Readonly<Record<DetailsProblem, string>> = {
  none: 'There is no code of technical details in it. If it has the five lines, answer by their step, and take no time from them.',
  damaged:
    'The code was damaged on the way, or is not whole, so it is not used. Answer by the step in the five lines above it, and take no time from them.',
  unknown: 'The code comes from another version of the app, which this one cannot read.',
};

/** Reads a file, or standard input for `-`. */
async function readText(file: string): Promise<Result<string, string>> {
  if (file === '-' && process.stdin.isTTY)
    process.stderr.write('Paste the email or the technical details here, then press Enter and Ctrl-D.\n');
  try {
    // Reading the descriptor of a pipe at once fails with EAGAIN while its writer has written nothing yet.
    return ok(file === '-' ? await textOf(process.stdin) : readFileSync(file, 'utf8'));
  } catch (error) {
    if (!isFileError(error)) throw error;
    return err(`It cannot be read: ${reasonOf(error)}.`);
  }
}

function reject(file: string, ...lines: readonly string[]): number {
  const [problem, ...others] = lines;
  const text = [`${file === '-' ? 'standard input' : file}: ${problem ?? ''}`, ...others].join('\n');
  process.stderr.write(`${fitted(text, process.stderr)}\n`);
  return NOT_UNDERSTOOD_EXIT_CODE;
}

function print(text: string, report: unknown, { json }: ReplayOptions): number {
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : fitted(text, process.stdout));
  return 0;
}

/** Prints the answer to the technical details in a file. Returns the exit status. */
export async function replay(file: string, options: ReplayOptions, clock: Clock): Promise<number> {
  const { language, at: asked, short, email } = options;
  const text = await readText(file);
  if (!text.ok) return reject(file, text.error);
  const read = readDetails(text.value, packageJson.version);
  if (!read.ok)
    return reject(file, PROBLEMS[read.error], 'Say:', ...unreadableSay(language).map((line) => `  ${line}`));
  const { snapshot, otherVersion } = read.value;
  const now = clock.now();
  if ('failure' in snapshot) {
    const answer = reducedAnswer(snapshot, language);
    return print(reducedText(snapshot, answer, { otherVersion, now }), { ...snapshot, answer }, options);
  }
  const source = sourceOf(snapshot);
  const at = asked === undefined ? null : replayInstant(asked, source.made, now);
  if (at !== null && at < source.made.instant)
    return reject('--at', 'It is before the details were copied; name a later time, such as +20m or now.');
  const report = await makeReplayReport(source, otherVersion, { language, at, now, isEmail: email === true });
  return print(short ? shortText(report) : replayText(report), report, options);
}
