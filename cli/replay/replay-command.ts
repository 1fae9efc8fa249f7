import type { Language } from '../../core/domain/languages.ts';
import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { toLocalInstant } from '../../core/diagnostics/local-instant.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { readWords } from '../composition-root.ts';
import { fitted } from '../wrap-lines.ts';
import { answerAgain } from './answer-again.ts';
import { shortText } from './answer-blocks.ts';
import { openReplay } from './open-replay.ts';
import { partialReport, partialText } from './partial-report.ts';
import { problemsText, type ReplayProblem } from './problem-text.ts';
import { replayText } from './print-replay.ts';
import { reducedReport, reducedText } from './reduced-report.ts';
import type { SnapshotProblem } from '../../replay/snapshot-problem.ts';
import { readable } from './readable-instant.ts';
import { answerTime, type ReplayTime } from './replay-time.ts';
import { makeReplayReport } from './replay-report.ts';
import { readPartialSource, readSource, readText, type FoundReduced, type ReplaySource } from './replay-source.ts';

const FAILED_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;

export interface ReplayOptions {
  readonly at?: ReplayTime;
  readonly language: Language;
  readonly why?: true;
  readonly ids?: true;
  /** Only the answer and what to say next. */
  readonly short?: true;
  /** The person reads the answer later. */
  readonly email?: true;
  readonly json?: true;
  readonly then?: string;
  /** Which of several snapshots is answered, from 1; the latest if it is missing. */
  readonly snapshot?: number;
}

function reject(file: string, options: ReplayOptions, ...problems: readonly ReplayProblem[]): number {
  const name = file === '-' ? terminalTexts[options.language].replay.standardInput : file;
  process.stderr.write(problemsText(name, problems, { ...options, output: process.stderr }));
  return NOT_UNDERSTOOD_EXIT_CODE;
}

/** Prints a text, and keeps it for what is printed last. */
function makePrinter() {
  let printed = '';
  return {
    print: (text: string): void => {
      printed += text;
      process.stdout.write(text);
    },
    printed: () => printed,
  };
}

type Print = ReturnType<typeof makePrinter>['print'];

/** Plays a scenario from the replayed state, and returns the exit status of `play`. */
async function playOn(
  source: ReplaySource,
  at: number,
  file: string,
  { json }: ReplayOptions,
  print: Print,
): Promise<number> {
  // Most replays play nothing, and reading scenarios takes time to load.
  const [{ findScenarios, problemText }, { playScenarios }, { playbackJson, playbackText }, { makeTerminalDriver }] =
    await Promise.all([
      import('../play/find-scenarios.ts'),
      import('../play/play-scenarios.ts'),
      import('../play/print-playback.ts'),
      import('../play/terminal-driver.ts'),
    ]);
  const scenarios = findScenarios([file]);
  if (!scenarios.ok) {
    process.stderr.write(scenarios.error.map(problemText).join(''));
    return NOT_UNDERSTOOD_EXIT_CODE;
  }
  const all = await playScenarios(
    scenarios.value,
    async () => {
      const { play } = await openReplay(source, at);
      const { backEnd } = play;
      return makeTerminalDriver({ backEnd, systemClock: makeFakeClock(at, 0), readWords, goOnFrom: play });
    },
    ({ playback, found }) => {
      print(`${json ? playbackJson(playback, found) : `\n${playbackText(playback, found)}`}\n`);
    },
  );
  return all.every(({ playback }) => playback.ok) ? 0 : FAILED_EXIT_CODE;
}

function printReduced(found: FoundReduced, file: string, options: ReplayOptions, now: number): number {
  const { language, json, at, short, then, snapshot } = options;
  const report = reducedReport(found, { language, isChosen: snapshot !== undefined, now });
  const words = fitted(short ? shortText(report) : reducedText(report), process.stdout);
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : words + answerAgain(report, words, process.stdout));
  if (at !== undefined || then !== undefined) return reject(file, options, { kind: 'onlyReduced' });
  return 0;
}

/** The actions of a scenario. */
const SCENARIO = /^ *"?do"?:/m;

/** The problem of a text, or that it is a scenario. */
function orScenario(problem: SnapshotProblem, text: string, file: string): ReplayProblem {
  if (problem.kind !== 'none' || !SCENARIO.test(text)) return problem;
  return { kind: 'scenario', command: file === '-' ? 'npm run cli -- play' : `npm run cli -- play ${file}` };
}

function tooEarly({ now }: ReplaySource): ReplayProblem {
  return { kind: 'tooEarly', madeAt: readable(toLocalInstant(now.instant, now.utcOffsetMinutes) ?? '') };
}

/** Rejects a text, after printing what can be read of it if a part is missing or changed. */
async function rejectText(
  text: string,
  problems: readonly SnapshotProblem[],
  file: string,
  options: ReplayOptions,
  now: number,
): Promise<number> {
  const { language, json, at, then, snapshot } = options;
  const partial = readPartialSource(text, problems, snapshot);
  if (partial !== null) {
    const report = await partialReport(partial, { language, now, isEmail: options.email === true }, at);
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : fitted(partialText(report), process.stdout));
  }
  const reasons = problems.map((problem) => orScenario(problem, text, file));
  const onlyPartial = then === undefined ? [] : [{ kind: 'onlyPartial' } as const];
  return reject(file, options, ...onlyPartial, ...reasons);
}

/** Prints the replay of a file, and with --then plays on from there. Returns the exit status. */
export async function replay(file: string, options: ReplayOptions, clock: Clock): Promise<number> {
  const { language, snapshot } = options;
  const text = await readText(file, language);
  if (!text.ok) return reject(file, options, text.error);
  const found = readSource(text.value, snapshot);
  const now = clock.now();
  if (!found.ok) return rejectText(text.value, found.error, file, options, now);
  if ('reduced' in found.value) return printReduced(found.value, file, options, now);
  const { source } = found.value;
  // A scenario goes on from where the person was.
  const asked = options.then === undefined ? options.at : (options.at ?? { after: 0 });
  const { at, advance } = answerTime(asked, source, now, options.email);
  if (at < source.now.instant) return reject('--at', options, tooEarly(source));
  const [hasIds, isEmail] = [options.ids === true, options.email === true];
  const reported = { language, hasIds, isEmail, isChosen: snapshot !== undefined, advance, now };
  const report = await makeReplayReport(found.value, at, reported);
  const { print, printed } = makePrinter();
  const words = options.short ? shortText(report) : replayText(report, options);
  print(options.json ? `${JSON.stringify(report)}\n` : fitted(words, process.stdout));
  const exitCode = options.then === undefined ? 0 : await playOn(source, at, options.then, options, print);
  if (!options.json) print(answerAgain(report, printed(), process.stdout));
  return exitCode;
}
