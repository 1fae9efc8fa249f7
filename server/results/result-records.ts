import type { Kysely } from 'kysely';
import type { TestResult } from '../../core/domain/choice-lists.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import type { Tables } from '../db/tables.ts';

/** The results of a group as they are read again, in one statement: the names of deleted profiles come with them. */
function selectRecords(db: Kysely<Tables>, groupId: string) {
  return db
    .selectFrom('results')
    .leftJoin('profiles as deleted', (join) =>
      join.onRef('deleted.profile_id', '=', 'results.profile_id').on('deleted.deleted_at', 'is not', null),
    )
    .select([
      'results.test_id',
      'results.result',
      'results.test_date',
      'results.utc_offset',
      'results.profile_id',
      'deleted.person',
    ])
    .where('results.owner_group_id', '=', groupId);
}

type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

/** Only values that passed the schemas were ever written, so they are read as what they are. */
function toRecord(row: RecordRow): TestResultRecord {
  const record = {
    testId: row.test_id,
    result: row.result as TestResult,
    testDate: new Date(row.test_date).toISOString(),
    utcOffset: row.utc_offset,
    profileId: row.profile_id ?? '',
  };
  if (row.person === null) return record;
  const { firstName, lastName } = JSON.parse(row.person) as { readonly firstName: string; readonly lastName: string };
  return { ...record, deletedProfile: { firstName, lastName } };
}

/** The results of a group, newest test first. */
export async function recordsOf(db: Kysely<Tables>, groupId: string): Promise<readonly TestResultRecord[]> {
  const rows = await selectRecords(db, groupId)
    .orderBy('results.test_date', 'desc')
    .orderBy('results.test_id', 'desc')
    .execute();
  return rows.map(toRecord);
}

/** One result of a group. */
export async function findRecord(
  db: Kysely<Tables>,
  groupId: string,
  testId: string,
): Promise<TestResultRecord | null> {
  const row = await selectRecords(db, groupId).where('results.test_id', '=', testId).executeTakeFirst();
  return row === undefined ? null : toRecord(row);
}
