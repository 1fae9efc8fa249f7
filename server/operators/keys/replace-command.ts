import type { Command } from 'commander';
import { ok } from '../../../core/domain/result.ts';
import { endLogins } from '../../accounts/kysely-logins.ts';
import { makeKeys } from '../../keys/key.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import { changeKeys } from './change-keys.ts';

const HELP = `
For keys that were lost. Everyone must log in again, and codes and links that were sent are no longer valid. Accounts, results and reports
stay as they are. Pseudonyms in the log differ from those before. Copy the new key file to every server.

Exit status: 0 when the keys were replaced, 1 when they were not, 2 when the command was not understood, 3 when it was not recorded.`;

async function replace({ yes }: { readonly yes?: true }): Promise<void> {
  if (!yes) {
    return printErrorAndSetExitCode(
      'Nothing was changed. --yes replaces the keys and ends every login.',
      EXIT.rejected,
    );
  }
  const isDone = await changeKeys({
    next: (_known, now) => ok(makeKeys(now)),
    also: endLogins,
    event: 'keysReplaced',
  });
  if (isDone) process.stdout.write('Replaced. Every login has ended. Back up the key file.\n');
}

/** Adds `replace`, which makes new keys in place of those that were lost. */
export function registerReplace(program: Command): void {
  program
    .command('replace')
    .description('Make new keys in place of lost ones, and end every login')
    .option('--yes', 'replace them; without it, nothing is changed')
    .addHelpText('after', HELP)
    .action(replace);
}
