import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';
import type { Registration } from './ports.ts';

/** Verified emails in the database. */
export function makeKyselyRegistrationStore(db: Kysely<AccountTables>) {
  return {
    /** Replaces an earlier one of the same browser. */
    put: async ({ bindingHash, email, userId, expiresAt }: Registration) => {
      const state = { email, user_id: userId, expires_at: expiresAt };
      await db
        .insertInto('registrations')
        .values({ binding_hash: bindingHash, ...state })
        .onConflict((conflict) => conflict.column('binding_hash').doUpdateSet(state))
        .execute();
    },
    find: async (bindingHash: string): Promise<Registration | null> => {
      const row = await db
        .selectFrom('registrations')
        .selectAll()
        .where('binding_hash', '=', bindingHash)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { bindingHash, email: row.email, userId: row.user_id, expiresAt: row.expires_at };
    },
    setUser: async (bindingHash: string, userId: string) => {
      await db.updateTable('registrations').set({ user_id: userId }).where('binding_hash', '=', bindingHash).execute();
    },
  };
}

export type RegistrationStore = ReturnType<typeof makeKyselyRegistrationStore>;
