import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';

/** More than a family has. */
const MOST_BROWSERS = 50;

/** Known browsers in the database. */
export function makeKyselyKnownBrowserStore(db: Kysely<AccountTables>) {
  return {
    /** Inserts a browser, or extends it. An account keeps the last ones. */
    put: async (userId: string, browserHash: string, expiresAt: number) => {
      await db
        .insertInto('known_browsers')
        .values({ user_id: userId, browser_hash: browserHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ expires_at: expiresAt }))
        .execute();
      const own = db.selectFrom('known_browsers').where('user_id', '=', userId);
      await db
        .deleteFrom('known_browsers')
        .where('user_id', '=', userId)
        .where('browser_hash', 'not in', own.select('browser_hash').orderBy('expires_at', 'desc').limit(MOST_BROWSERS))
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
