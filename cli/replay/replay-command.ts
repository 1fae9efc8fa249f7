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

/** What the command prints: the answer to the details in a text, or why there is none and what to say then. */
export async function answerText(
  text: string,
  { language, at: asked, short, email }: ReplayOptions,
  now: number,
): Promise<Result<{ readonly text: string; readonly report: unknown }, string>> {
  const read = readDetails(text, packageJson.version);
  if (!read.ok)
    return err([PROBLEMS[read.error], 'Say:', ...unreadableSay(language).map((line) => `  ${line}`)].join('\n'));
  const { snapshot, otherVersion } = read.value;
  if ('failure' in snapshot) {
    const answer = reducedAnswer(snapshot, language);
    return ok({ text: reducedText(snapshot, answer, { otherVersion, now }), report: { ...snapshot, answer } });
  }
  const source = sourceOf(snapshot);
  const at = asked === undefined ? null : replayInstant(asked, source.made);
  const report = await makeReplayReport(source, otherVersion, { language, at, now, isEmail: email === true });
  return ok({ text: short ? shortText(report) : replayText(report), report });
}

/** Prints the answer to the technical details in a file. Returns the exit status. */
export async function replay(file: string, options: ReplayOptions, clock: Clock): Promise<number> {
  const sent = await readText(file);
  const answered = sent.ok ? await answerText(sent.value, options, clock.now()) : sent;
  if (!answered.ok) {
    const name = file === '-' ? 'standard input' : file;
    process.stderr.write(`${fitted(`${name}: ${answered.error}`, process.stderr)}\n`);
    return NOT_UNDERSTOOD_EXIT_CODE;
  }
  const { text, report } = answered.value;
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : fitted(text, process.stdout));
  return 0;
}
