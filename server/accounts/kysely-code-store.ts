import type { Kysely } from 'kysely';
import type { AccountTables } from './tables.ts';
import type { CodePurpose, SentCode } from './ports.ts';

/** Codes in the database. */
export function makeKyselyCodeStore(db: Kysely<AccountTables>) {
  return {
    /** Replaces an earlier one for the same purpose and subject. */
    put: async (code: SentCode) => {
      const state = { code_hash: code.codeHash, expires_at: code.expiresAt, tries_left: code.triesLeft };
      await db
        .insertInto('codes')
        .values({ purpose: code.purpose, subject: code.subject, ...state })
        .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(state))
        .execute();
    },
    // The same update locks the row on PostgreSQL and the whole database on SQLite.
    /** Also makes every other transaction about this code wait. */
    lockAndFind: async (purpose: CodePurpose, subject: string): Promise<SentCode | null> => {
      const row = await db
        .updateTable('codes')
        .set((code) => ({ tries_left: code.ref('tries_left') }))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .returning(['code_hash', 'expires_at', 'tries_left'])
        .executeTakeFirst();
      if (row === undefined) return null;
      return { purpose, subject, codeHash: row.code_hash, expiresAt: row.expires_at, triesLeft: row.tries_left };
    },
    spendTry: async (purpose: CodePurpose, subject: string) => {
      await db
        .updateTable('codes')
        .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .execute();
    },
    remove: async (purpose: CodePurpose, subject: string) => {
      await db.deleteFrom('codes').where('purpose', '=', purpose).where('subject', '=', subject).execute();
    },
  };
}

export type CodeStore = ReturnType<typeof makeKyselyCodeStore>;
