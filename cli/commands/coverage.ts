import type { Command } from 'commander';
import type { CoverageOptions } from '../coverage/run-coverage.ts';

const HELP = `
Looked for: at every row of both flows that its step shows (step), that it is
left forwards (next) and backwards (back), passed over (skip, skip back), come
back to because an answer is missing (clamp), cancelled at (cancel), and that
its reading window ends (expiry); every error code (error), scan outcome (scan)
and API call (call); every situation in which a result is sent (report).
What is left out on purpose is listed with its reason in
cli/coverage/exceptions.ts, and is printed with --exceptions.

Exit status: 0 when nothing is missing, 1 when something is, or when an
exception is no longer needed, 2 when a file is not a scenario.

Examples:
  npm run cli -- coverage
  npm run --silent cli -- coverage --json
  npm run cli -- coverage fixtures/scenarios/resume fixtures/scenarios/cancelling`;

/** Adds `coverage`, which lists what no scenario covers. */
export function registerCoverage(program: Command): void {
  program
    .command('coverage')
    .description('Play scenarios in memory and list what none of them covers')
    .argument('[files...]', 'scenario files, and folders of them; without any, fixtures/scenarios')
    .option('--json', 'print JSON instead of words')
    .option('--exceptions', 'also print what is excluded on purpose')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], options: CoverageOptions) =>
      (await import('../coverage/run-coverage.ts')).runCoverage(files, options),
    );
}
