import type { Kysely } from 'kysely';
import type { RetentionRow } from '../../core/domain/retention.ts';
import type { DeviceTables } from '../devices/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { statesWhere } from '../report-delivery/report-state.ts';
import type { ReportTables } from '../report-delivery/tables.ts';
import type { ResultTables } from '../results/tables.ts';
import type { SupportTables } from '../support/tables.ts';

/** The tables that hold rows which are deleted by time. */
export interface RetentionTables extends DeviceTables, JobTables, ReportTables, ResultTables, SupportTables {}

/** Deletes the rows that are older than `before`, and returns how many there were. Both instants in epoch milliseconds. */
export type DeleteOlder = (db: Kysely<RetentionTables>, before: number, now: number) => Promise<number>;

const DELIVERED = statesWhere(({ erased }) => erased === 'afterDelivery');
const UNDELIVERED = statesWhere(({ erased }) => erased === 'afterMaking');
const GUEST_RESULT_GOES_AT_ONCE = statesWhere(({ guestResult }) => guestResult === 'atOnce');
const GUEST_RESULT_GOES_AFTER_CHANGE = statesWhere(({ guestResult }) => guestResult === 'afterChange');

const countOf = (results: readonly { readonly numDeletedRows: bigint }[]): number =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

/** The ids of reports that were delivered before an instant, and not again since. */
function deliveredBefore(db: Kysely<RetentionTables>, before: number) {
  return db
    .selectFrom('reports')
    .innerJoin('report_events', 'report_events.report_id', 'reports.report_id')
    .where('reports.state', 'in', DELIVERED)
    .where('report_events.state', '=', 'sent')
    .groupBy('reports.report_id')
    .having(({ fn }) => fn.max('report_events.at'), '<', before)
    .select('reports.report_id');
}

const deliveredReports: DeleteOlder = async (db, before) => {
  const rows = await deliveredBefore(db, before).where('reports.message', '<>', '').execute();
  const reports = makeKyselyReportStore(db);
  for (const { report_id: reportId } of rows) await reports.eraseContents(reportId);
  return rows.length;
};

/** They end as `expired`, which an operator cannot send again. */
const undeliveredReports: DeleteOlder = async (db, before, now) => {
  const rows = await db
    .selectFrom('reports')
    .select('report_id')
    .where('state', 'in', UNDELIVERED)
    .where('created_at', '<', before)
    .execute();
  const reports = makeKyselyReportStore(db);
  for (const { report_id: reportId } of rows) {
    if (await reports.move(reportId, { to: 'expired' }, now)) await reports.eraseContents(reportId);
  }
  return rows.length;
};

/**
 * Deletes a guest's result with its report. The cassette stays used, and the test reported, which identifies no one: a phone that was off
 * may send the result again.
 */
async function deleteGuestResult(db: Kysely<RetentionTables>, testId: string, now: number): Promise<void> {
  const reportIds = db.selectFrom('reports').select('report_id').where('test_id', '=', testId);
  await db
    .updateTable('tests')
    .set({ reported_at: now })
    .where('test_id', '=', testId)
    .where((eb) => eb.exists(reportIds))
    .execute();
  await db.deleteFrom('report_events').where('report_id', 'in', reportIds).execute();
  await db.deleteFrom('reports').where('test_id', '=', testId).execute();
  await db.deleteFrom('results').where('test_id', '=', testId).execute();
  await db.updateTable('devices').set({ held_until: null }).where('test_id', '=', testId).execute();
}

const guestResults: DeleteOlder = async (db, before, now) => {
  const rows = await db
    .selectFrom('results')
    .leftJoin('reports', 'reports.test_id', 'results.test_id')
    .where('results.owner_group_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('reports.report_id', 'is', null), eb('results.created_at', '<', before)]),
        eb('reports.report_id', 'in', deliveredBefore(db, before)),
        eb('reports.state', 'in', GUEST_RESULT_GOES_AT_ONCE),
        eb.and([eb('reports.state', 'in', GUEST_RESULT_GOES_AFTER_CHANGE), eb('reports.changed_at', '<', before)]),
      ]),
    )
    .select('results.test_id')
    .execute();
  for (const { test_id: testId } of rows) await deleteGuestResult(db, testId, now);
  return rows.length;
};

const progress: DeleteOlder = async (db, before) =>
  countOf(await db.deleteFrom('progress_posts').where('received_at', '<', before).execute());

/** With the jobs that would still send a question to the staff. */
const supportRequests: DeleteOlder = async (db, before) => {
  await db.deleteFrom('jobs').where('kind', '=', 'supportRequest').where('posted_at', '<', before).execute();
  return countOf(await db.deleteFrom('support_requests').where('received_at', '<', before).execute());
};

/** How the rows of the table that are in the database are deleted, in this order: a guest's result waits for the end of its report. */
export const DELETE_OLDER: Readonly<Record<Exclude<RetentionRow, 'sentFiles'>, DeleteOlder>> = {
  deliveredReports,
  undeliveredReports,
  guestResults,
  progress,
  supportRequests,
};
