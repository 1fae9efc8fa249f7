import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { TestStore } from './ports.ts';

/** Test ids in the database. */
export function makeKyselyTestStore(db: Kysely<Tables>): TestStore {
  return {
    issue: async (testId, at) => {
      await db.insertInto('tests').values({ test_id: testId, issued_at: at, last_call_at: at }).execute();
    },
    exists: async (testId) => {
      const row = await db.selectFrom('tests').select('test_id').where('test_id', '=', testId).executeTakeFirst();
      return row !== undefined;
    },
    // An update locks the row on PostgreSQL and takes the only writer's place on SQLite, with the same statement.
    lock: async (testId, at) => {
      const { numUpdatedRows } = await db
        .updateTable('tests')
        .set({ last_call_at: at })
        .where('test_id', '=', testId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
