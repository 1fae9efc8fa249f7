import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';
import type { RegistrationStore } from './ports.ts';

/** Verified emails in the database. */
export function makeKyselyRegistrationStore(db: Kysely<AccountTables>): RegistrationStore {
  return {
    put: async ({ bindingHash, email, userId, expiresAt }) => {
      const state = { email, user_id: userId, expires_at: expiresAt };
      await db
        .insertInto('registrations')
        .values({ binding_hash: bindingHash, ...state })
        .onConflict((conflict) => conflict.column('binding_hash').doUpdateSet(state))
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
