import type { Kysely } from 'kysely';
import type { CredentialTables } from './tables-credentials.ts';
import type { ResetLinkStore } from './ports.ts';

/** Reset links in the database. */
export function makeKyselyResetLinkStore(db: Kysely<CredentialTables>): ResetLinkStore {
  return {
    put: async ({ userId, tokenHash, expiresAt }) => {
      const link = { token_hash: tokenHash, expires_at: expiresAt };
      await db
        .insertInto('reset_links')
        .values({ user_id: userId, ...link })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
        .execute();
    },
    find: async (userId) => {
      const row = await db.selectFrom('reset_links').selectAll().where('user_id', '=', userId).executeTakeFirst();
      return row === undefined ? null : { userId, tokenHash: row.token_hash, expiresAt: row.expires_at };
    },
    remove: async (userId) => {
      await db.deleteFrom('reset_links').where('user_id', '=', userId).execute();
    },
  };
}
