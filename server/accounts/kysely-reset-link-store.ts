import type { Kysely } from 'kysely';
import type { CredentialTables } from './tables-credentials.ts';
import type { ResetLinkStore } from './ports.ts';

/** Reset links in the database. */
export function makeKyselyResetLinkStore(db: Kysely<CredentialTables>): ResetLinkStore {
  return {
    insert: async ({ userId, tokenHash, expiresAt }) => {
      await db
        .insertInto('reset_links')
        .values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
        .execute();
    },
    find: async (userId, tokenHash) => {
      const row = await db
        .selectFrom('reset_links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : { userId, tokenHash, expiresAt: row.expires_at };
    },
    removeAllOf: async (userId) => {
      await db.deleteFrom('reset_links').where('user_id', '=', userId).execute();
    },
  };
}
