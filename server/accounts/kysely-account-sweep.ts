import { sql, type Kysely } from 'kysely';
import { deleteInBatches } from '../db/in-batches.ts';
import type { CredentialTables } from './tables-credentials.ts';
import type { AccountTables } from './tables.ts';

/** The tables of what expires, with their keys. */
const PASSING = {
  sessions: ['session_id'],
  codes: ['purpose', 'subject'],
  registrations: ['binding_hash'],
  challenges: ['challenge_id'],
  reset_links: ['token_hash'],
  reset_link_browsers: ['token_hash', 'browser_hash'],
  known_browsers: ['user_id', 'browser_hash'],
} as const;

/** Deletes what has expired: login sessions, codes, verified emails, login challenges, reset links, known browsers. */
export function makeKyselyAccountSweep(db: Kysely<AccountTables & CredentialTables>): (now: number) => Promise<void> {
  return async (now) => {
    for (const [table, key] of Object.entries(PASSING))
      await deleteInBatches(db, { table, key, where: sql`expires_at <= ${now}` });
  };
}
