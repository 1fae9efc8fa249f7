import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';
import type { RegistrationStore } from './ports.ts';

/** Verified emails in the database. */
export function makeKyselyRegistrationStore(db: Kysely<AccountTables>): RegistrationStore {
  return {
    insert: async ({ bindingHash, email, userId, expiresAt }) => {
      await db
        .insertInto('registrations')
        .values({ binding_hash: bindingHash, email, user_id: userId, expires_at: expiresAt })
        .execute();
    },
    find: async (bindingHash) => {
      const row = await db
        .selectFrom('registrations')
        .selectAll()
        .where('binding_hash', '=', bindingHash)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { bindingHash, email: row.email, userId: row.user_id, expiresAt: row.expires_at };
    },
    setUser: async (bindingHash, userId) => {
      await db.updateTable('registrations').set({ user_id: userId }).where('binding_hash', '=', bindingHash).execute();
    },
  };
}
