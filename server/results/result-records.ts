import type { Kysely } from 'kysely';
import { resultRecord, type TestResultRecord } from '../../core/domain/test-result.ts';
import type { ResultPart, ResultPosition } from './ports.ts';
import { fieldsOf, type ResultRow } from './result-columns.ts';
import type { RecordTables } from './tables.ts';

const COLUMNS = [
  'test_id',
  'result',
  'is_symptomatic',
  'symptom_onset_date',
  'test_date',
  'utc_offset',
  'profile_id',
  'kit_id',
] as const;
const SELECTED = COLUMNS.map((name) => `results.${name}` as const);

/** A result with the person of a deleted profile, as JSON; null where the profile still exists. */
type RecordRow = Pick<ResultRow, (typeof COLUMNS)[number]> & { readonly person: string | null };

/** Selects the results of a group with the names of deleted profiles. */
function selectRecords(db: Kysely<RecordTables>, groupId: string) {
  return db
    .selectFrom('results')
    .leftJoin('profiles as deleted', (join) =>
      join.onRef('deleted.profile_id', '=', 'results.profile_id').on('deleted.deleted_at', 'is not', null),
    )
    .select([...SELECTED, 'deleted.person'])
    .where('results.owner_group_id', '=', groupId);
}

function toRecord({ person, ...row }: RecordRow): TestResultRecord {
  const { profileId, ...test } = fieldsOf(row);
  const names = person === null ? undefined : (JSON.parse(person) as Required<TestResultRecord>['deletedProfile']);
  return resultRecord(test, profileId ?? '', names);
}

/** Results of a group, newest test first. */
export async function recordsOf(
  db: Kysely<RecordTables>,
  groupId: string,
  { olderThan, atMost }: ResultPart,
): Promise<readonly TestResultRecord[]> {
  const all = selectRecords(db, groupId).orderBy('results.test_date', 'desc').orderBy('results.test_id', 'desc');
  const older =
    olderThan === null
      ? all
      : all.where((eb) =>
          eb(eb.refTuple('results.test_date', 'results.test_id'), '<', eb.tuple(olderThan.testDate, olderThan.testId)),
        );
  const rows = await (atMost === null ? older : older.limit(atMost)).execute();
  return rows.map(toRecord);
}

/**
 * The newest result of each profile of a group. Starts from the profiles, each of whose newest result is the first in an index, so that
 * the number of results does not matter.
 */
export async function newestRecordsOf(db: Kysely<RecordTables>, groupId: string): Promise<readonly TestResultRecord[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('results', (join) =>
      join.on('results.test_id', '=', (eb) =>
        eb
          .selectFrom('results as own')
          .select('own.test_id')
          .whereRef('own.profile_id', '=', 'profiles.profile_id')
          .orderBy('own.test_date', 'desc')
          .orderBy('own.test_id', 'desc')
          .limit(1),
      ),
    )
    .select(SELECTED)
    .select(({ eb }) =>
      eb.case().when('profiles.deleted_at', 'is not', null).then(eb.ref('profiles.person')).end().as('person'),
    )
    .where('profiles.group_id', '=', groupId)
    .orderBy('results.test_date', 'desc')
    .orderBy('results.test_id', 'desc')
    .execute();
  return rows.map(toRecord);
}

/** One result of a group. */
export async function findRecord(
  db: Kysely<RecordTables>,
  groupId: string,
  testId: string,
): Promise<TestResultRecord | null> {
  const row = await selectRecords(db, groupId).where('results.test_id', '=', testId).executeTakeFirst();
  return row === undefined ? null : toRecord(row);
}

/** The position of a result in its group's list; null if it is not the group's. */
export async function positionOf(
  db: Kysely<RecordTables>,
  groupId: string,
  testId: string,
): Promise<ResultPosition | null> {
  const row = await db
    .selectFrom('results')
    .select('test_date')
    .where('test_id', '=', testId)
    .where('owner_group_id', '=', groupId)
    .executeTakeFirst();
  return row === undefined ? null : { testDate: row.test_date, testId };
}
