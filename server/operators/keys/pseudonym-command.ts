import { ok, type Result } from '../../../core/domain/result.ts';
import { normalizeEmail } from '../../../core/domain/validate-fields.ts';
import { makePseudonyms } from '../../trail/pseudonyms.ts';
import { makeKyselyPeople } from '../../wiring/kysely-people.ts';
import { withDatabase } from '../open-database.ts';
import { EXIT, failed, type Outcome } from '../outcome.ts';
import { commandKeys, recordFailure } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';

interface Options {
  readonly email?: string;
  readonly address?: string;
}

type Pseudonyms = Readonly<Record<string, string>>;

/** The pseudonyms of an email, and of its account if there is one; or that of an address. */
async function pseudonymsOf({ email, address }: Options): Promise<Result<Pseudonyms, string>> {
  const found = await withDatabase('read', async ({ db, config }): Promise<Result<Pseudonyms, string>> => {
    const keys = commandKeys(config);
    if (!keys.ok) return keys;
    const pseudonymOf = makePseudonyms(keys.value);
    if (email === undefined) return ok({ address: pseudonymOf('address', address ?? '') });
    const account = await makeKyselyPeople(db).run(async (people) => ok(await people.findAccount(email)));
    const subject = account.ok ? account.value : null;
    const ofAccount = subject?.kind === 'account' ? { account: pseudonymOf('account', subject.userId) } : {};
    return ok({ email: pseudonymOf('email', normalizeEmail(email)), ...ofAccount });
  });
  return found.ok ? found.value : found;
}

async function showPseudonyms(options: Options): Promise<Outcome> {
  if ((options.email === undefined) === (options.address === undefined)) {
    return failed('Write either --email or --address.', EXIT.notUnderstood);
  }
  const found = await pseudonymsOf(options);
  if (!found.ok) return failed(found.error, EXIT.noDatabase);
  return (await recordFailure('pseudonymAsked', {})) ?? { shown: found.value };
}

/** Prints under which name the log has a person or an address. */
export const pseudonymCommand = makeCommand({
  name: 'pseudonym',
  description: 'Print under which pseudonyms the log has an account or a network address',
  setUp: (command) =>
    command
      .option('--email <address>', 'the email address of an account')
      .option('--address <address>', 'a network address'),
  help: `
Search the log for what it prints. docs/monitoring.md says which lines name what.`,
  exits: { 0: 'when it was printed', 3: 'without a database or keys' },
  examples: [
    'npm run --silent keys -- pseudonym --email ana@mail.example',
    'npm run --silent keys -- pseudonym --address 203.0.113.7',
  ],
  work: showPseudonyms,
});
