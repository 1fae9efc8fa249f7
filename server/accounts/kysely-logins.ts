import type { Kysely } from 'kysely';
import type { JobTables } from '../jobs/tables.ts';
import type { PersonMessage } from '../messages/message.ts';
import type { CredentialTables } from './tables-credentials.ts';
import type { AccountTables } from './tables.ts';

type LoginTables = AccountTables & CredentialTables & JobTables;

/** Whatever logs in or proves that someone owns an address. Passwords and two-factor devices are no part of it. */
const LOGINS = ['sessions', 'codes', 'registrations', 'challenges', 'reset_links'] as const;

/** Messages with a code or a link. */
const WITH_SECRET: readonly PersonMessage['kind'][] = ['registrationCode', 'signInCode', 'otpDeviceCode', 'resetLink'];

/** Ends every login session, code and link, and drops the messages about them that wait. */
export async function endLogins(db: Kysely<LoginTables>): Promise<void> {
  for (const table of LOGINS) await db.deleteFrom(table).execute();
  await db.deleteFrom('jobs').where('state', '=', 'waiting').where('kind', 'in', WITH_SECRET).execute();
}
