import type { Kysely } from 'kysely';
import { runLater } from '../db/later.ts';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import type { ResultStore, SubmittedTest } from './ports.ts';
import { fieldsOf, rowOf, type ResultRow } from './result-columns.ts';
import { findRecord, newestRecordsOf, positionOf, recordsOf } from './result-records.ts';
import type { ProgressRow, RecordTables } from './tables.ts';

function toRow({ owner, ...test }: SubmittedTest, at: number): ResultRow {
  const owners = { ownerGroupId: owner?.groupId ?? null, profileId: owner?.profileId ?? null };
  return rowOf({ ...test, ...owners, createdAt: at, updatedAt: at });
}

function fromRow(row: ResultRow): SubmittedTest {
  const { ownerGroupId: groupId, profileId, createdAt: _created, updatedAt: _updated, ...test } = fieldsOf(row);
  return { ...test, owner: groupId === null || profileId === null ? null : { groupId, profileId } };
}

const selectResult = prepare((db: Kysely<RecordTables>, { testId }: Slots<{ testId: string }>) =>
  db.selectFrom('results').selectAll().where('test_id', '=', testId),
);

const insertResult = prepareLater((db: Kysely<RecordTables>, row: Slots<ResultRow>) =>
  db.insertInto('results').values(row),
);

const selectProgressCount = prepare((db: Kysely<RecordTables>, { testId }: Slots<{ testId: string }>) =>
  db
    .selectFrom('progress_posts')
    .select(({ fn }) => fn.countAll<number>().as('posts'))
    .where('test_id', '=', testId),
);

const insertProgress = prepareLater((db: Kysely<RecordTables>, row: Slots<ProgressRow>) =>
  db
    .insertInto('progress_posts')
    .values(row)
    // A write without a change, so that a repeated post waits for the standby too.
    .onConflict((conflict) =>
      conflict
        .columns(['test_id', 'test_progress', 'time_stamp'])
        .doUpdateSet((eb) => ({ received_at: eb.ref('progress_posts.received_at') })),
    ),
);

/** Submitted tests and progress posts in the database. */
export function makeKyselyResultStore(db: Kysely<RecordTables>): ResultStore {
  return {
    find: async (testId) => {
      const { rows } = await selectResult(db, { testId });
      const [row] = rows;
      return row === undefined ? null : fromRow(row);
    },
    insert: (test, at) => insertResult(db, toRow(test, at)),
    update: (test, at) => {
      const { test_id: testId, created_at: _created, ...changes } = toRow(test, at);
      return runLater(db, db.updateTable('results').set(changes).where('test_id', '=', testId));
    },
    recordsOf: (groupId, part) => recordsOf(db, groupId, part),
    newestRecordsOf: (groupId) => newestRecordsOf(db, groupId),
    positionOf: (groupId, testId) => positionOf(db, groupId, testId),
    findRecord: (groupId, testId) => findRecord(db, groupId, testId),
    countProgress: async (testId) => (await selectProgressCount(db, { testId })).rows[0]?.posts ?? 0,
    addProgress: ({ testId, testProgress, timeStamp, isReportingResult }, at) =>
      insertProgress(db, {
        test_id: testId,
        test_progress: testProgress,
        time_stamp: timeStamp,
        is_reporting_result: Number(isReportingResult),
        received_at: at,
      }),
  };
}
