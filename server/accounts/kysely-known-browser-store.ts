import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';

/** Known browsers in the database. */
export function makeKyselyKnownBrowserStore(db: Kysely<AccountTables>) {
  return {
    /** Inserts a browser, or extends it. */
    put: async (userId: string, browserHash: string, expiresAt: number) => {
      await db
        .insertInto('known_browsers')
        .values({ user_id: userId, browser_hash: browserHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ expires_at: expiresAt }))
        .execute();
    },
    /** Whether a browser has logged in to the account of an email. */
    isKnown: async (email: string, browserHash: string, now: number): Promise<boolean> => {
      const row = await db
        .selectFrom('known_browsers')
        .innerJoin('users', 'users.user_id', 'known_browsers.user_id')
        .select('known_browsers.user_id')
        .where('users.email', '=', email)
        .where('known_browsers.browser_hash', '=', browserHash)
        .where('known_browsers.expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type KnownBrowserStore = ReturnType<typeof makeKyselyKnownBrowserStore>;
