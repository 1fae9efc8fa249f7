import type { Command } from 'commander';
import type { StatesOptions } from '../states/print-states.ts';

const HELP = `
A state is a test at a step, as the browser stores it. Each is made on demand:
the core walks from the landing page to that step, with a fixed time and
invented people: a guest, or a person with an account where the flow skips the
step for guests.

Exit status: 0; 2 when there is no such state or the command was not understood.

Examples:
  npm run cli -- states
  npm run --silent cli -- states testing/countdown
  npm run --silent cli -- states testing/countdown | npm run --silent cli -- replay -
  npm run cli -- states --folder my-states`;

/** Adds `states`, which makes a stored test at every step of both flows. */
export function registerStates(program: Command): void {
  program
    .command('states')
    .description('List the steps of both flows, or print or write a stored test at one of them')
    .argument('[state]', 'the state to print, such as testing/countdown')
    .option('--folder <folder>', 'write a file for each state into this folder instead')
    .addHelpText('after', HELP)
    .action(async (name: string | undefined, options: StatesOptions) =>
      (await import('../states/print-states.ts')).printStates(name, options),
    );
}
