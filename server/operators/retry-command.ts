import type { Command } from 'commander';
import { NEVER_QUEUED, queueAll } from './queue-all.ts';

const HELP = `
A report is sent again as it was written: the same message under the same file name. Fix what stopped it first: docs/runbook.md
 explains each failure. A running server delivers it within a second; otherwise it waits for the next start.

Exit status: 0 when every report was queued, 1 when one was not, 2 when the command was not understood, 3 without a database.`;

/** Adds `retry`, which queues reports again. */
export function registerRetry(program: Command): void {
  program
    .command('retry')
    .description('Queue stuck or refused reports again, each with the job that delivers it')
    .argument('[ids...]', 'report ids, as list prints them')
    .option('--all-stuck', 'queue every report that is stuck')
    .addHelpText('after', HELP)
    .action((given: readonly string[], { allStuck = false }: { readonly allStuck?: boolean }) =>
      queueAll(
        {
          all: { option: 'all-stuck', state: 'stuck' },
          queue: ({ retry }) => retry,
          rejections: { ...NEVER_QUEUED, held: 'it waits for a check, after which release sends it' },
          done: 'queued again',
          none: 'No report is stuck.',
        },
        given,
        allStuck,
      ),
    );
}
