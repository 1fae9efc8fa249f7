import type { Command } from 'commander';
import type { Kysely } from 'kysely';
import type { Tables } from '../../wiring/tables.ts';
import { endLogins } from '../../accounts/kysely-logins.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import { withDatabase } from '../open-database.ts';
import { isRecorded } from '../record-event.ts';

const HELP = `
Ends every login session, code and link, such as after a restore that a server cannot notice: docs/operations.md says which. Everyone must
log in again.

Exit status: 0 when they have ended, 1 when nothing was changed, 2 when the command was not understood, 3 without a database.`;

async function endAll({ yes }: { readonly yes?: true }): Promise<void> {
  if (!yes) return printErrorAndSetExitCode('Nothing was changed. --yes ends every login.', EXIT.rejected);
  const ended = await withDatabase('write', ({ db }) =>
    db.transaction().execute((transaction: Kysely<Tables>) => endLogins(transaction)),
  );
  if (!ended.ok) return printErrorAndSetExitCode(ended.error, EXIT.noDatabase);
  process.stdout.write('Every login has ended.\n');
  await isRecorded('allLoginsEnded', {});
}

/** Adds `end-logins`, which ends every login session, code and link. */
export function registerEndLogins(program: Command): void {
  program
    .command('end-logins')
    .description('End every login session, code and link')
    .option('--yes', 'end them; without it, nothing is changed')
    .addHelpText('after', HELP)
    .action(endAll);
}
