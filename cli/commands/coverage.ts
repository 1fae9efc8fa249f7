import type { Command } from 'commander';
import { composeDriver } from '../composition-root.ts';
import { COVERABLE } from '../coverage/coverable.ts';
import { COVERAGE_EXCEPTIONS } from '../coverage/exceptions.ts';
import { coverageGaps, startCoverage } from '../coverage/measure-coverage.ts';
import { findScenarios } from '../play/find-scenarios.ts';
import { playScenarios } from '../play/play-scenarios.ts';

const GAPS_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;
const ALL_SCENARIOS = 'fixtures/scenarios';

const HELP = `
Looked for: at every row of both flows that its step shows (step), that it is left forwards (next) and backwards (back), passed over
(skip, skip back), come back to because an answer is missing (clamp), cancelled at (cancel), and that its reading window ends
(expiry); every error code (error), scan outcome (scan) and API call (call); every situation in which a result is sent (report).
What is left out on purpose stands with its reason in cli/coverage/exceptions.ts, and is printed with --exceptions.

Exit status: 0 when nothing is missing, 1 when something is, or when an exception is none any more, 2 when a file is no scenario.

Examples:
  clearline coverage
  clearline coverage --json
  clearline coverage fixtures/scenarios/resume fixtures/scenarios/cancelling`;

interface CoverageOptions {
  readonly json?: true;
  readonly exceptions?: true;
}

function lines(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${heading}\n${items.map((one) => `  ${one}\n`).join('')}`;
}

async function coverage(paths: readonly string[], options: CoverageOptions): Promise<void> {
  const scenarios = findScenarios(paths.length === 0 ? [ALL_SCENARIOS] : paths);
  if (!scenarios.ok) {
    process.stderr.write(scenarios.error.map(({ file, message }) => `${file}: ${message}\n`).join(''));
    process.exitCode = NOT_UNDERSTOOD_EXIT_CODE;
    return;
  }
  const notes = startCoverage();
  await playScenarios(scenarios.value, async () => notes.watch(await composeDriver(null)));
  const { missing, stale } = coverageGaps(notes);
  const touched = COVERABLE.filter((one) => notes.touched.has(one)).length;
  if (options.json) {
    const counts = { scenarios: scenarios.value.length, coverable: COVERABLE.length, touched };
    process.stdout.write(`${JSON.stringify({ ...counts, missing, stale, exceptions: COVERAGE_EXCEPTIONS })}\n`);
  } else {
    const excepted = Object.entries(COVERAGE_EXCEPTIONS).map(([one, reason]) => `${one}: ${reason}`);
    process.stdout.write(lines('Touched by no scenario:', missing));
    process.stdout.write(lines('Left out on purpose, but there is no such gap any more:', stale));
    if (options.exceptions) process.stdout.write(lines('Left out on purpose:', excepted));
    process.stdout.write(
      `${scenarios.value.length} scenarios touch ${touched} of ${COVERABLE.length}; ${missing.length} missing, ${excepted.length} left out on purpose\n`,
    );
  }
  if (missing.length + stale.length > 0) process.exitCode = GAPS_EXIT_CODE;
}

/** Adds `coverage`, which names what no scenario touches. */
export function registerCoverage(program: Command): void {
  program
    .command('coverage')
    .description('Play scenarios in memory and name what none of them touches')
    .argument('[files...]', `scenario files, and folders of them; without any, ${ALL_SCENARIOS}`)
    .option('--json', 'print JSON instead of words')
    .option('--exceptions', 'print what is left out on purpose as well')
    .addHelpText('after', HELP)
    .action(coverage);
}
