import type { Kysely } from 'kysely';
import type { RetentionRow } from '../../core/domain/retention.ts';
import type { DeviceTables } from '../devices/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { REACHED_FROM, type ReportState } from '../report-delivery/report-state.ts';
import type { ReportTables } from '../report-delivery/tables.ts';
import type { ResultTables } from '../results/tables.ts';
import type { SupportTables } from '../support/tables.ts';

/** The tables that hold rows which are deleted by time. */
export interface RetentionTables extends DeviceTables, JobTables, ReportTables, ResultTables, SupportTables {}

/** Deletes the rows that are older than `before`, and returns how many there were. Both instants in epoch milliseconds. */
export type DeleteOlder = (db: Kysely<RetentionTables>, before: number, now: number) => Promise<number>;

/** The states of a report that the authority has received. One that it refused is not among them: an operator may send it again. */
const DELIVERED: readonly ReportState[] = ['sent', 'accepted', 'acceptedWithWarnings'];

/** An erased report keeps its history and its file name, which identify no one. The remarks may quote the message. */
const WITHOUT_CONTENTS = { message: '', fields: '[]' } as const;
const WITHOUT_REMARKS = { remarks: '[]' } as const;

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

async function eraseContents(db: Kysely<RetentionTables>, reportIds: readonly string[]): Promise<void> {
  for (const reportId of reportIds) {
    await db.updateTable('report_events').set(WITHOUT_REMARKS).where('report_id', '=', reportId).execute();
    await db.updateTable('reports').set(WITHOUT_CONTENTS).where('report_id', '=', reportId).execute();
  }
}

const deliveredReports: DeleteOlder = async (db, before) => {
  const rows = await deliveredBefore(db, before).where('reports.message', '<>', '').execute();
  await eraseContents(
    db,
    rows.map(({ report_id: reportId }) => reportId),
  );
  return rows.length;
};

/** They end as `expired`, which an operator cannot send again. */
const undeliveredReports: DeleteOlder = async (db, before, now) => {
  const rows = await db
    .selectFrom('reports')
    .select('report_id')
    .where('state', 'in', REACHED_FROM.expired)
    .where('created_at', '<', before)
    .execute();
  const reports = makeKyselyReportStore(db);
  for (const { report_id: reportId } of rows) {
    if (await reports.move(reportId, { to: 'expired' }, now)) await eraseContents(db, [reportId]);
  }
  return rows.length;
};

/** Deletes a guest's result with its report. The cassette stays used, which identifies no one. */
async function deleteGuestResult(db: Kysely<RetentionTables>, testId: string): Promise<void> {
  const reportIds = db.selectFrom('reports').select('report_id').where('test_id', '=', testId);
  await db.deleteFrom('report_events').where('report_id', 'in', reportIds).execute();
  await db.deleteFrom('reports').where('test_id', '=', testId).execute();
  await db.deleteFrom('results').where('test_id', '=', testId).execute();
  await db.updateTable('devices').set({ held_until: null }).where('test_id', '=', testId).execute();
}

const guestResults: DeleteOlder = async (db, before) => {
  const rows = await db
    .selectFrom('results')
    .leftJoin('reports', 'reports.test_id', 'results.test_id')
    .where('results.owner_group_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('reports.report_id', 'is', null), eb('results.created_at', '<', before)]),
        eb('reports.report_id', 'in', deliveredBefore(db, before)),
        eb('reports.state', '=', 'expired'),
      ]),
    )
    .select('results.test_id')
    .execute();
  for (const { test_id: testId } of rows) await deleteGuestResult(db, testId);
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
