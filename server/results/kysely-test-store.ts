import type { Kysely } from 'kysely';
import { prepare, type Slots } from '../db/prepare.ts';
import type { TestIds } from './test-ids.ts';
import type { ResultTables } from './tables.ts';
import type { TestStore } from './ports.ts';

/** How long after it was issued an id may be used for the first time. An erased test cannot come back later. */
const FIRST_USE_MS = 24 * 60 * 60_000;

const updateLastCall = prepare((db: Kysely<ResultTables>, { testId, at }: Slots<{ testId: string; at: number }>) =>
  db
    .updateTable('tests')
    .set({ last_call_at: at })
    .where('test_id', '=', testId)
    .returning(['issued_at', 'reported_at']),
);

interface FirstUse {
  readonly testId: string;
  readonly issuedAt: number;
  readonly at: number;
}

const insertOrUpdate = prepare((db: Kysely<ResultTables>, { testId, issuedAt, at }: Slots<FirstUse>) =>
  db
    .insertInto('tests')
    .values({ test_id: testId, issued_at: issuedAt, last_call_at: at })
    .onConflict((conflict) => conflict.column('test_id').doUpdateSet({ last_call_at: at }))
    .returning(['issued_at', 'reported_at']),
);

/** Test ids in the database, from their first use on. `issuedAtOf` recognizes those that are not there yet. */
export function makeKyselyTestStore(db: Kysely<ResultTables>, issuedAtOf: TestIds['issuedAt']): TestStore {
  const newSince = (testId: string, now: number): number | null => {
    const issuedAt = issuedAtOf(testId);
    return issuedAt !== null && now - issuedAt < FIRST_USE_MS ? issuedAt : null;
  };
  return {
    exists: async (testId, now) => {
      if (newSince(testId, now) !== null) return true;
      const row = await db.selectFrom('tests').select('test_id').where('test_id', '=', testId).executeTakeFirst();
      return row !== undefined;
    },
    // The write locks the row on PostgreSQL and the whole database on SQLite.
    lock: async (testId, at) => {
      const issuedAt = newSince(testId, at);
      const { rows } =
        issuedAt === null
          ? await updateLastCall(db, { testId, at })
          : await insertOrUpdate(db, { testId, issuedAt, at });
      const [row] = rows;
      return row === undefined ? null : { issuedAt: row.issued_at, wasReported: row.reported_at !== null };
    },
  };
}
