import type { Kysely } from 'kysely';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { SureAnswer, TestResult } from '../../core/domain/choice-lists.ts';
import type { GuestInfo } from '../../core/domain/guest-info.ts';
import { runLater } from '../db/later.ts';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import type { ProgressRow, RecordTables, ResultRow } from './tables.ts';
import type { ResultOwner, ResultStore, SubmittedTest } from './ports.ts';
import { findRecord, newestRecordsOf, positionOf, recordsOf } from './result-records.ts';

function toColumns(test: SubmittedTest): Omit<ResultRow, 'test_id' | 'created_at' | 'updated_at'> {
  return {
    device_id: test.deviceId,
    kit_id: test.kitId,
    serial_number: test.serialNumber,
    lot_number: test.lotNumber,
    result: test.result,
    is_symptomatic: test.isSymptomatic,
    symptom_onset_date: test.symptomOnsetDate,
    test_date: test.testDate,
    collected_at: test.collectedAt,
    analysed_at: test.analysedAt,
    utc_offset: test.utcOffset,
    send_to_aims: Number(test.sendToAims),
    submit_to_cloud: Number(test.submitToCloud),
    guest_info: JSON.stringify(test.guestInfo),
    owner_group_id: test.owner?.groupId ?? null,
    profile_id: test.owner?.profileId ?? null,
    is_anonymous: Number(test.isAnonymous),
    clock_ahead_ms: test.clockAheadMs,
    not_reported: test.notReported,
  };
}

function ownerOf({ owner_group_id: groupId, profile_id: profileId }: ResultRow): ResultOwner | null {
  return groupId === null || profileId === null ? null : { groupId, profileId };
}

/** The casts are safe, because only validated values were written. */
function fromRow(row: ResultRow): SubmittedTest {
  return {
    testId: row.test_id,
    deviceId: row.device_id,
    kitId: row.kit_id,
    serialNumber: row.serial_number ?? '',
    lotNumber: row.lot_number ?? '',
    result: row.result as TestResult,
    isSymptomatic: row.is_symptomatic as SureAnswer,
    symptomOnsetDate: row.symptom_onset_date as CalendarDate | 'n/a',
    testDate: row.test_date,
    collectedAt: row.collected_at,
    analysedAt: row.analysed_at,
    utcOffset: row.utc_offset,
    sendToAims: row.send_to_aims === 1,
    submitToCloud: row.submit_to_cloud === 1,
    guestInfo: JSON.parse(row.guest_info) as GuestInfo | null,
    owner: ownerOf(row),
    isAnonymous: row.is_anonymous === 1,
    clockAheadMs: row.clock_ahead_ms,
    notReported: row.not_reported as SubmittedTest['notReported'],
  };
}

const selectResult = prepare((db: Kysely<RecordTables>, { testId }: Slots<{ testId: string }>) =>
  db.selectFrom('results').selectAll().where('test_id', '=', testId),
);

const insertResult = prepareLater((db: Kysely<RecordTables>, row: Slots<ResultRow>) =>
  db.insertInto('results').values(row),
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
    insert: (test, at) =>
      insertResult(db, { test_id: test.testId, ...toColumns(test), created_at: at, updated_at: at }),
    update: (test, at) =>
      runLater(
        db,
        db
          .updateTable('results')
          .set({ ...toColumns(test), updated_at: at })
          .where('test_id', '=', test.testId),
      ),
    recordsOf: (groupId, part) => recordsOf(db, groupId, part),
    newestRecordsOf: (groupId) => newestRecordsOf(db, groupId),
    positionOf: (groupId, testId) => positionOf(db, groupId, testId),
    findRecord: (groupId, testId) => findRecord(db, groupId, testId),
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
