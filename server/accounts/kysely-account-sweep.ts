import type { Kysely } from 'kysely';
import type { CredentialTables } from './tables-credentials.ts';
import type { AccountTables } from './tables.ts';

const PASSING = [
  'sessions',
  'codes',
  'registrations',
  'challenges',
  'reset_links',
  'reset_link_browsers',
  'known_browsers',
] as const;

/** Deletes what has expired: login sessions, codes, verified emails, login challenges, reset links, known browsers. */
export function makeKyselyAccountSweep(db: Kysely<AccountTables & CredentialTables>): (now: number) => Promise<void> {
  return async (now) => {
    for (const table of PASSING) await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  };
}
