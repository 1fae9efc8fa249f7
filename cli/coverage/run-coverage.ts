import { composeDriver } from '../composition-root.ts';
import { findScenarios, problemText } from '../play/find-scenarios.ts';
import { playScenarios } from '../play/play-scenarios.ts';
import { COVERABLE } from './coverable.ts';
import { COVERAGE_EXCEPTIONS } from './exceptions.ts';
import { coverageGaps, startCoverage } from './measure-coverage.ts';

const GAPS_EXIT_CODE = 1;
const NOT_UNDERSTOOD_EXIT_CODE = 2;
const ALL_SCENARIOS = 'fixtures/scenarios';

/** What to print, and how. */
export interface CoverageOptions {
  readonly json?: true;
  readonly exceptions?: true;
}

function lines(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${heading}\n${items.map((one) => `  ${one}\n`).join('')}`;
}

/** Plays the given scenarios, or all, and prints what none of them covers; sets the exit code. */
export async function runCoverage(paths: readonly string[], options: CoverageOptions): Promise<void> {
  const scenarios = findScenarios(paths.length === 0 ? [ALL_SCENARIOS] : paths);
  if (!scenarios.ok) {
    process.stderr.write(scenarios.error.map(problemText).join(''));
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
