import type { Kysely } from 'kysely';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import type { ResultTables } from './tables.ts';
import type { TestStore } from './ports.ts';

const updateLastCall = prepare((db: Kysely<ResultTables>, { testId, at }: Slots<{ testId: string; at: number }>) =>
  db.updateTable('tests').set({ last_call_at: at }).where('test_id', '=', testId).returning('reported_at'),
);

const insertTest = prepareLater((db: Kysely<ResultTables>, { testId, at }: Slots<{ testId: string; at: number }>) =>
  db
    .insertInto('tests')
    .values({ test_id: testId, issued_at: at, last_call_at: at })
    // The id was issued in a transaction whose outcome is unknown.
    .onConflict((conflict) => conflict.column('test_id').doUpdateSet({ last_call_at: at })),
);

/** Test ids in the database. */
export function makeKyselyTestStore(db: Kysely<ResultTables>): TestStore {
  return {
    issue: (testId, at) => insertTest(db, { testId, at }),
    exists: async (testId) => {
      const row = await db.selectFrom('tests').select('test_id').where('test_id', '=', testId).executeTakeFirst();
      return row !== undefined;
    },
    // The same update locks the row on PostgreSQL and the whole database on SQLite.
    lock: async (testId, at) => {
      const [row] = (await updateLastCall(db, { testId, at })).rows;
      return row === undefined ? null : { wasReported: row.reported_at !== null };
    },
  };
}
