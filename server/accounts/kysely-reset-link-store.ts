import type { Kysely } from 'kysely';
import type { CredentialTables } from './tables-credentials.ts';
import type { ResetLink, ResetLinkBrowser } from './ports.ts';

/** Reset links in the database. */
export function makeKyselyResetLinkStore(db: Kysely<CredentialTables>) {
  return {
    /** The other links of the account stay valid, so that a stranger who asks for one cannot end those of the owner. */
    insert: async ({ userId, tokenHash, expiresAt }: ResetLink) => {
      await db
        .insertInto('reset_links')
        .values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
        .execute();
    },
    /** Inserts a link unless it is there already. */
    insertOnce: async ({ userId, tokenHash, expiresAt }: ResetLink) => {
      await db
        .insertInto('reset_links')
        .values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute();
    },
    ...makeBrowsers(db),
    find: async (userId: string, tokenHash: string): Promise<ResetLink | null> => {
      const row = await db
        .selectFrom('reset_links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : { userId, tokenHash, expiresAt: row.expires_at };
    },
    removeAllOf: async (userId: string) => {
      const own = db.selectFrom('reset_links').select('token_hash').where('user_id', '=', userId);
      await db.deleteFrom('reset_link_browsers').where('token_hash', 'in', own).execute();
      await db.deleteFrom('reset_links').where('user_id', '=', userId).execute();
    },
  };
}

export type ResetLinkStore = ReturnType<typeof makeKyselyResetLinkStore>;

/** The browsers that may use a link. */
function makeBrowsers(db: Kysely<CredentialTables>) {
  return {
    /** Inserts a browser of a link, or replaces it. */
    putBrowser: async ({ tokenHash, browserHash, codeHash, triesLeft, expiresAt }: ResetLinkBrowser) => {
      const values = { code_hash: codeHash, tries_left: triesLeft, expires_at: expiresAt };
      await db
        .insertInto('reset_link_browsers')
        .values({ token_hash: tokenHash, browser_hash: browserHash, ...values })
        .onConflict((conflict) => conflict.columns(['token_hash', 'browser_hash']).doUpdateSet(values))
        .execute();
    },
    /** None for a link that the previous release has sent, which every browser may use. */
    browsersOf: async (tokenHash: string): Promise<readonly ResetLinkBrowser[]> => {
      const rows = await db.selectFrom('reset_link_browsers').selectAll().where('token_hash', '=', tokenHash).execute();
      return rows.map((row) => ({
        tokenHash,
        browserHash: row.browser_hash,
        codeHash: row.code_hash,
        triesLeft: row.tries_left,
        expiresAt: row.expires_at,
      }));
    },
    /** A wrong code costs a try of every browser's code, because it could have been meant for any. */
    spendTry: async (tokenHash: string) => {
      await db
        .updateTable('reset_link_browsers')
        .set((browser) => ({ tries_left: browser('tries_left', '-', 1) }))
        .where('token_hash', '=', tokenHash)
        .execute();
    },
  };
}
