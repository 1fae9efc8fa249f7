import { existsSync } from 'node:fs';
import { composeDriver } from '../composition-root.ts';
import { problemsLine, problemText, readScenarios, SCENARIO_FILE, type FoundScenario } from './find-scenarios.ts';
import { playScenarios, type PlayedScenario } from './play-scenarios.ts';
import { playbackJson, playbackText } from './print-playback.ts';
import { isRestartedOnChange, restartOnChange } from './restart-on-change.ts';
import { ServerGone } from './server-gone.ts';
import { summaryTable } from './summary-table.ts';
import { watchFiles } from './watch-files.ts';

const FAILED_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;

/** Where scenarios are played, and what is printed. */
export interface PlayOptions {
  readonly failOnWarning?: true;
  readonly json?: true;
  readonly server?: string;
  readonly summary?: true;
  readonly watch?: true;
}

/** Why no scenario can be played on a server; null if it answers. */
async function unreachableReason(url: string): Promise<string | null> {
  const { makeServerTestCalls } = await import('./server-test-calls.ts');
  const reached = await makeServerTestCalls(url).reach();
  return reached.ok ? null : reached.error.reason;
}

/** A driver for the next scenario; throws if the server has stopped meanwhile, which would fail all others. */
async function openDriver(server: string | null) {
  if (server !== null && (await unreachableReason(server)) !== null) throw new ServerGone(server);
  return composeDriver(server);
}

function print(all: readonly PlayedScenario[], { json, summary }: PlayOptions): void {
  if (json || all.length < 2) return;
  const failures = all.filter(({ playback }) => !playback.ok).length;
  if (summary || process.stdout.isTTY) process.stdout.write(`\n${summaryTable(all)}\n\n`);
  process.stdout.write(`${all.length} scenarios, ${failures} failed\n`);
}

/** Plays scenarios once, and returns the exit status. */
async function playAll(scenarios: readonly FoundScenario[], options: PlayOptions): Promise<number> {
  const unreachable = options.server === undefined ? null : await unreachableReason(options.server);
  if (unreachable !== null) {
    process.stderr.write(`${unreachable}\n`);
    return NOT_UNDERSTOOD_EXIT_CODE;
  }
  const all = await playScenarios(
    scenarios,
    () => openDriver(options.server ?? null),
    ({ playback, found }) => {
      process.stdout.write(`${options.json ? playbackJson(playback, found) : playbackText(playback, found)}\n`);
    },
    options.failOnWarning,
  );
  print(all, options);
  return all.every(({ playback }) => playback.ok) ? 0 : FAILED_EXIT_CODE;
}

/** Reads and plays once, and returns the exit status. What cannot be played is named first and again at the end. */
async function playOnce(paths: readonly string[], options: PlayOptions): Promise<number> {
  const { scenarios, problems } = readScenarios(paths);
  process.stderr.write(problems.map(problemText).join(''));
  // While one is being edited, the others go on.
  const isPlayed = problems.length === 0 || (options.watch === true && scenarios.length > 0);
  const exitCode = isPlayed ? await playAll(scenarios, options) : NOT_UNDERSTOOD_EXIT_CODE;
  if (problems.length === 0) return exitCode;
  process.stderr.write(problemsLine(problems));
  return NOT_UNDERSTOOD_EXIT_CODE;
}

/** Plays whenever a scenario changes. A change while a play is under way is played after it. */
function playOnChange(paths: readonly string[], options: PlayOptions, first: Promise<unknown>): void {
  let last = first;
  watchFiles(paths, SCENARIO_FILE, (file) => {
    last = last.then(() => {
      if (!options.json) process.stdout.write(`\n${file} changed\n`);
      return playOnce(paths, options);
    });
  });
}

/** Plays scenarios, and with --watch again on every change of one of them or of the code; sets the exit code. */
export async function runPlay(paths: readonly string[], options: PlayOptions): Promise<void> {
  const isWatched = options.watch === true && paths.every((path) => existsSync(path));
  // With --json each line is JSON, which the line about a restart is not.
  if (isWatched && options.json === undefined && !isRestartedOnChange()) {
    await restartOnChange();
    process.exit();
  }
  const played = playOnce(paths, options);
  // Changes during the first play are noticed too.
  if (isWatched) playOnChange(paths, options, played);
  process.exitCode = await played;
}
