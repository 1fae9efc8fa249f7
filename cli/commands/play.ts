import { InvalidArgumentError, type Command } from 'commander';
import { runScenario } from '../../core/scenarios/run-scenario.ts';
import { composeDriver } from '../composition-root.ts';
import { findScenarios, type FoundProblem } from '../play/find-scenarios.ts';
import { playbackJson, playbackText } from '../play/print-playback.ts';

const FAILED_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;

const HELP = `
Exit status: 0 when every expectation held, 1 when one did not, 2 when a file is no scenario; then nothing is played.
With --json one object is printed for each scenario, in the order of playing, each on a line of its own:
  name, ok, at (index of the action under "do"), line, expected, found, state, steps (those that showed, in order).
With --server the calls go to a running server, whose clock is set where it allows that (outside production). A cassette that
the server holds from an earlier play is played with another serial number.

Examples:
  clearline play fixtures/scenarios
  clearline play --server http://localhost:4600 fixtures/scenarios/testing/negative-reported.yaml`;

interface PlayOptions {
  readonly json?: true;
  readonly server?: string;
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

async function play(paths: readonly string[], options: PlayOptions): Promise<void> {
  const scenarios = findScenarios(paths);
  if (!scenarios.ok) {
    process.stderr.write(scenarios.error.map(problemText).join(''));
    process.exitCode = NOT_UNDERSTOOD_EXIT_CODE;
    return;
  }
  let failures = 0;
  for (const found of scenarios.value) {
    const playback = await runScenario(found.scenario, await composeDriver(options.server ?? null));
    if (!playback.ok) failures += 1;
    process.stdout.write(`${options.json ? playbackJson(playback, found) : playbackText(playback, found)}\n`);
  }
  const total = scenarios.value.length;
  if (!options.json && total > 1) process.stdout.write(`${total} scenarios, ${failures} failed\n`);
  if (failures > 0) process.exitCode = FAILED_EXIT_CODE;
}

/** Adds `play`, which plays scenarios on the core without any screen. */
export function registerPlay(program: Command): void {
  program
    .command('play')
    .description("Play scenarios of a person's path and check what they expect")
    .argument('<files...>', 'scenario files, and folders of them')
    .option('--json', 'print JSON instead of words')
    .option('--server <url>', 'play on a running server instead of in memory', serverUrl)
    .addHelpText('after', HELP)
    .action(play);
}
