import { existsSync, writeFileSync } from 'node:fs';
import { InvalidArgumentError, type Command } from 'commander';
import { composeDriver } from '../composition-root.ts';
import { findScenarios, type FoundProblem } from '../play/find-scenarios.ts';
import { junitReport } from '../play/junit-report.ts';
import { playScenarios, type PlayedScenario } from '../play/play-scenarios.ts';
import { playbackJson, playbackText } from '../play/print-playback.ts';
import { summaryTable } from '../play/summary-table.ts';
import { watchScenarios } from '../play/watch-scenarios.ts';

const FAILED_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;

const HELP = `
Exit status: 0 when every expectation held, 1 when one did not, 2 when a file is no scenario, and then nothing
is played, or when the report cannot be written.
Of a failure it prints the file and line, the step that showed, what was expected and found, and the whole state there.
With --json one object is printed for each scenario, in the order of playing, each on a line of its own:
  name, ok, at (index of the action under "do"), line, expected, found, state, steps (those that showed, in order).
With --junit a file is written besides, as CI systems read it: a suite for each folder, a case for each scenario.
The summary counts by folder, with the time each took. It is printed to a terminal, and elsewhere with --summary.
With --watch the scenarios are played again whenever one of them changes, until Ctrl-C.
With --server the calls go to a running server, whose clock is set where it allows that (outside production). A cassette that
the server holds from an earlier play is played with another serial number.

Examples:
  clearline play fixtures/scenarios
  clearline play --watch fixtures/scenarios/resume my-scenario.yaml
  clearline play --junit scenarios.xml --summary fixtures/scenarios
  clearline play --server http://localhost:4600 fixtures/scenarios/testing/negative-reported.yaml`;

interface PlayOptions {
  readonly json?: true;
  readonly junit?: string;
  readonly server?: string;
  readonly summary?: true;
  readonly watch?: true;
}

function serverUrl(text: string): string {
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new InvalidArgumentError('Write an address such as http://localhost:4600.');
  }
  return text;
}

function problemText({ file, line, message }: FoundProblem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}\n`;
}

/** Writes the report, and tells whether that worked. */
function wroteReport(file: string, all: readonly PlayedScenario[]): boolean {
  try {
    writeFileSync(file, junitReport(all));
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    process.stderr.write(`${file}: It cannot be written (${code}).\n`);
    return false;
  }
}

function print(all: readonly PlayedScenario[], { json, summary }: PlayOptions): void {
  if (json || all.length < 2) return;
  const failures = all.filter(({ playback }) => !playback.ok).length;
  if (summary || process.stdout.isTTY) process.stdout.write(`\n${summaryTable(all)}\n\n`);
  process.stdout.write(`${all.length} scenarios, ${failures} failed\n`);
}

/** Plays once, and returns the exit status. */
async function playOnce(paths: readonly string[], options: PlayOptions): Promise<number> {
  const scenarios = findScenarios(paths);
  if (!scenarios.ok) {
    process.stderr.write(scenarios.error.map(problemText).join(''));
    return NOT_UNDERSTOOD_EXIT_CODE;
  }
  const all = await playScenarios(
    scenarios.value,
    () => composeDriver(options.server ?? null),
    ({ playback, found }) => {
      process.stdout.write(`${options.json ? playbackJson(playback, found) : playbackText(playback, found)}\n`);
    },
  );
  print(all, options);
  if (options.junit !== undefined && !wroteReport(options.junit, all)) return NOT_UNDERSTOOD_EXIT_CODE;
  return all.every(({ playback }) => playback.ok) ? 0 : FAILED_EXIT_CODE;
}

/** Plays whenever a scenario changes. A change while a play is under way is played after it. */
function playOnChange(paths: readonly string[], options: PlayOptions, first: Promise<unknown>): void {
  let last = first;
  watchScenarios(paths, (file) => {
    last = last.then(() => {
      if (!options.json) process.stdout.write(`\n${file} changed\n`);
      return playOnce(paths, options);
    });
  });
}

async function play(paths: readonly string[], options: PlayOptions): Promise<void> {
  const played = playOnce(paths, options);
  // What changes while the first play is under way is seen as well.
  if (options.watch && paths.every((path) => existsSync(path))) playOnChange(paths, options, played);
  process.exitCode = await played;
}

/** Adds `play`, which plays scenarios on the core without any screen. */
export function registerPlay(program: Command): void {
  program
    .command('play')
    .description("Play scenarios of a person's path and check what they expect")
    .argument('<files...>', 'scenario files, and folders of them')
    .option('--json', 'print JSON instead of words')
    .option('--junit <file>', 'write a JUnit XML report as well')
    .option('--summary', 'print the summary table, also when this is no terminal')
    .option('--watch', 'play again when a scenario changes')
    .option('--server <url>', 'play on a running server instead of in memory', serverUrl)
    .addHelpText('after', HELP)
    .action(play);
}
