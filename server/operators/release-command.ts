import type { Command } from 'commander';
import { NEVER_QUEUED, queueAll } from './queue-all.ts';

const NOT_HELD = 'it is not held; see list';

const HELP = `
A held report was made by a guest while there were many from one network address or about one lot of cassettes. Check first that people
 took these tests: docs/runbook.md says how. A running server delivers it within a second; otherwise it waits for the next start.

Exit status: 0 when every report was queued, 1 when one was not, 2 when the command was not understood, 3 without a database.`;

/** Adds `release`, which queues reports that were held for a check. */
export function registerRelease(program: Command): void {
  program
    .command('release')
    .description('Queue reports that were held for a check, each with the job that delivers it')
    .argument('[ids...]', 'report ids, as list --held prints them')
    .option('--all-held', 'queue every report that is held')
    .addHelpText('after', HELP)
    .action((given: readonly string[], { allHeld = false }: { readonly allHeld?: boolean }) =>
      queueAll(
        {
          all: { option: 'all-held', state: 'held' },
          queue: ({ release }) => release,
          rejections: { ...NEVER_QUEUED, stuck: NOT_HELD, refused: NOT_HELD },
          done: 'released',
          none: 'No report is held.',
        },
        given,
        allHeld,
      ),
    );
}
