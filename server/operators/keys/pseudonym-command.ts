import type { Command } from 'commander';
import { ok, type Result } from '../../../core/domain/result.ts';
import { normalizeEmail } from '../../../core/domain/validate-fields.ts';
import { makePseudonyms } from '../../trail/pseudonyms.ts';
import { makeKyselyPeople } from '../../wiring/kysely-people.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import { withDatabase } from '../open-database.ts';
import { columns } from '../printed-text.ts';
import { commandKeys, isRecorded } from '../record-event.ts';

const HELP = `
Search the log for what it prints. docs/monitoring.md says which lines name what.

Exit status: 0 when it was printed, 2 when the command was not understood, 3 without a database or keys.

Examples:
  npm run --silent keys -- pseudonym --email ana@mail.example
  npm run --silent keys -- pseudonym --address 203.0.113.7`;

interface Options {
  readonly email?: string;
  readonly address?: string;
}

type Rows = readonly (readonly string[])[];

/** The pseudonyms of an email, and of its account if there is one; or that of an address. */
async function pseudonymsOf({ email, address }: Options): Promise<Result<Rows, string>> {
  const found = await withDatabase('read', async ({ db, config }): Promise<Result<Rows, string>> => {
    const keys = commandKeys(config);
    if (!keys.ok) return keys;
    const pseudonymOf = makePseudonyms(keys.value);
    if (email === undefined) return ok([['address', pseudonymOf('address', address ?? '')]]);
    const account = await makeKyselyPeople(db).run(async (people) => ok(await people.findAccount(email)));
    const subject = account.ok ? account.value : null;
    const ofEmail = ['email', pseudonymOf('email', normalizeEmail(email))];
    return ok(subject?.kind === 'account' ? [ofEmail, ['account', pseudonymOf('account', subject.userId)]] : [ofEmail]);
  });
  return found.ok ? found.value : found;
}

async function printPseudonyms(options: Options): Promise<void> {
  if ((options.email === undefined) === (options.address === undefined)) {
    return printErrorAndSetExitCode('Write either --email or --address.', EXIT.notUnderstood);
  }
  const rows = await pseudonymsOf(options);
  if (!rows.ok) return printErrorAndSetExitCode(rows.error, EXIT.noDatabase);
  if (await isRecorded('pseudonymAsked', {})) process.stdout.write(columns(rows.value));
}

/** Adds `pseudonym`, which prints under which name the log has a person or an address. */
export function registerPseudonym(program: Command): void {
  program
    .command('pseudonym')
    .description('Print under which pseudonyms the log has an account or a network address')
    .option('--email <address>', 'the email address of an account')
    .option('--address <address>', 'a network address')
    .addHelpText('after', HELP)
    .action(printPseudonyms);
}
