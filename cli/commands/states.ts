import { Option, type Command } from 'commander';
import type { StatesOptions } from '../states/state-files.ts';

const HELP = `
A state is a test that stands at a step, as a device keeps it. The core makes each by walking from the landing to that step, with
a fixed time and invented people: a guest, or a person with an account where guests are skipped. --check compares the files
with the tables of both flows and with a walk of now, and opens the app on each to see that it goes on there.

Exit status: 0; with --check 1 when a file is missing, left over, old or goes on elsewhere; 2 when the command was not understood.

Examples:
  npm run cli -- states
  npm run cli -- states --check
  npm run cli -- states --write`;

/** Adds `states`, which makes and checks the fixture states of both flows. */
export function registerStates(program: Command): void {
  program
    .command('states')
    .description('List, write or check a state of every step of both flows')
    .addOption(new Option('--write', 'write the files, and remove those of no step').conflicts('check'))
    .option('--check', 'compare the files with the core and with the tables')
    .option('--folder <folder>', 'where the files are', 'fixtures/states')
    .addHelpText('after', HELP)
    .action(async (options: StatesOptions) => (await import('../states/state-files.ts')).runStates(options));
}
