import { sql, type Kysely } from 'kysely';
import type { RetentionRow } from '../../core/domain/retention.ts';
import { BATCH_ROWS, deleteInBatches, inBatches } from '../db/in-batches.ts';
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

const idsOf = (rows: readonly { readonly report_id: string }[]) => rows.map(({ report_id: reportId }) => reportId);

const deliveredReports: DeleteOlder = (db, before) =>
  inBatches(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('reports')
      .select('report_id')
      // As in its index; a value would not be.
      .where('message', '<>', sql.lit(''))
      .where('sent_at', '<', before)
      .where('state', 'in', DELIVERED)
      .limit(BATCH_ROWS)
      .execute();
    if (rows.length > 0) await makeKyselyReportStore(transaction).eraseContents(...idsOf(rows));
    return rows.length;
  });

/** They end as `expired`, which an operator cannot send again. */
const undeliveredReports: DeleteOlder = (db, before, now) =>
  inBatches(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('reports')
      .select('report_id')
      .where('state', 'in', UNDELIVERED)
      .where('created_at', '<', before)
      .limit(BATCH_ROWS)
      .execute();
    const reports = makeKyselyReportStore(transaction);
    for (const { report_id: reportId } of rows) {
      if (!(await reports.move(reportId, { to: 'expired' }, now))) continue;
      await reports.eraseContents(reportId);
      // Without an agency, no worker would end it.
      await transaction.deleteFrom('jobs').where('about', '=', reportId).execute();
    }
    return rows.length;
  });

/** The place of a result in the order in which guests submitted theirs. */
interface Place {
  readonly created_at: number;
  readonly test_id: string;
}

function guestsAfter(db: Kysely<RetentionTables>, { created_at: at, test_id: testId }: Place) {
  return db
    .selectFrom('results')
    .select(['created_at', 'test_id'])
    .where('owner_group_id', 'is', null)
    .where((eb) => eb(eb.refTuple('created_at', 'test_id'), '>', eb.tuple(at, testId)))
    .orderBy('created_at')
    .orderBy('test_id')
    .limit(BATCH_ROWS)
    .execute();
}

/** Those of some guests' results whose time is over. */
async function dueOf(db: Kysely<RetentionTables>, page: readonly Place[], before: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('results')
    .leftJoin('reports', 'reports.test_id', 'results.test_id')
    .where(
      'results.test_id',
      'in',
      page.map((place) => place.test_id),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb('reports.report_id', 'is', null), eb('results.created_at', '<', before)]),
        eb.and([eb('reports.state', 'in', DELIVERED), eb('reports.sent_at', '<', before)]),
        eb('reports.state', 'in', GUEST_RESULT_GOES_AT_ONCE),
        eb.and([eb('reports.state', 'in', GUEST_RESULT_GOES_AFTER_CHANGE), eb('reports.changed_at', '<', before)]),
      ]),
    )
    .select('results.test_id')
    .execute();
  return rows.map(({ test_id: testId }) => testId);
}

/**
 * Deletes guests' results with their reports. The cassettes stay used, and the tests reported, which identifies no one: a phone that was off
 * may send a result again.
 */
async function deleteGuestResults(db: Kysely<RetentionTables>, testIds: readonly string[], now: number): Promise<void> {
  const reports = await db
    .selectFrom('reports')
    .select(['report_id', 'test_id'])
    .where('test_id', 'in', testIds)
    .execute();
  if (reports.length > 0) {
    const reported = reports.map(({ test_id: testId }) => testId);
    await db.updateTable('tests').set({ reported_at: now }).where('test_id', 'in', reported).execute();
    await db.deleteFrom('report_events').where('report_id', 'in', idsOf(reports)).execute();
    await db.deleteFrom('reports').where('report_id', 'in', idsOf(reports)).execute();
  }
  await db.deleteFrom('results').where('test_id', 'in', testIds).execute();
  await db.updateTable('devices').set({ held_until: null }).where('test_id', 'in', testIds).execute();
}

/** Looks at every result of a guest: which are due depends on their reports. */
const guestResults: DeleteOlder = async (db, before, now) => {
  let [after, deleted]: [Place, number] = [{ created_at: -1, test_id: '' }, 0];
  await inBatches(db, async (transaction) => {
    const page = await guestsAfter(transaction, after);
    after = page.at(-1) ?? after;
    const due = page.length === 0 ? [] : await dueOf(transaction, page, before);
    if (due.length > 0) await deleteGuestResults(transaction, due, now);
    deleted += due.length;
    return page.length;
  });
  return deleted;
};

/** Those of some tests at a time, each with few, and the id of a test of which nothing else is stored. */
const progress: DeleteOlder = (db, before) =>
  inBatches(db, async (transaction) => {
    const posts = transaction.selectFrom('progress_posts').where('received_at', '<', before);
    const old = await posts.select('test_id').limit(BATCH_ROWS).execute();
    if (old.length === 0) return 0;
    const testIds = [...new Set(old.map((row) => row.test_id))];
    await transaction
      .deleteFrom('progress_posts')
      .where('test_id', 'in', testIds)
      .where('received_at', '<', before)
      .execute();
    const others = (['progress_posts', 'devices', 'results'] as const).map(
      (table) => sql`select 1 from ${sql.table(table)} other where other.test_id = tests.test_id`,
    );
    await transaction
      .deleteFrom('tests')
      .where('test_id', 'in', testIds)
      .where('reported_at', 'is', null)
      .where((eb) => eb.not(eb.exists(sql`(${sql.join(others, sql` union all `)})`)))
      .execute();
    return old.length;
  });

/** With the jobs that would still send a question to the staff. */
const supportRequests: DeleteOlder = async (db, before) => {
  const isSending = sql`queue = 'people' and state = 'waiting' and kind = 'supportRequest'`;
  await deleteInBatches(db, { table: 'jobs', key: ['job_id'], where: sql`${isSending} and posted_at < ${before}` });
  return deleteInBatches(db, { table: 'support_requests', key: ['request_id'], where: sql`received_at < ${before}` });
};

/** How the rows of the table that are in the database are deleted, in this order: a guest's result waits for the end of its report. */
export const DELETE_OLDER: Readonly<Record<Exclude<RetentionRow, 'sentFiles'>, DeleteOlder>> = {
  deliveredReports,
  undeliveredReports,
  guestResults,
  progress,
  supportRequests,
};
