import type { Kysely } from 'kysely';
import type { ReportedField, ReportForm } from '../../core/domain/reported-field.ts';
import type { ReportHub, Withdrawal } from '../../core/domain/report-status.ts';
import { runLater } from '../db/later.ts';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import { countByState, idsIn, idsOfTest, listReports, toSummary } from './kysely-report-overview.ts';
import type { NewReport, ReportEvent, ReportStep, StoredReport } from './ports.ts';
import { STATE_TABLE, type ReportState } from './report-state.ts';
import type { ReportEventRow, ReportRow, ReportTables } from './tables.ts';

/** The casts are safe, because only validated values were written. */
function fromRow(row: ReportRow): StoredReport {
  return {
    ...toSummary(row),
    testId: row.test_id,
    specimenId: row.specimen_id,
    message: row.message,
    fields: JSON.parse(row.fields) as readonly ReportedField[],
    receipt: row.receipt,
    reachesState: row.reaches_state === null ? null : row.reaches_state === 1,
  };
}

const selectFormAndState = prepare((db: Kysely<ReportTables>, { testId }: Slots<{ testId: string }>) =>
  db.selectFrom('reports').select(['form', 'state']).where('test_id', '=', testId),
);

async function formAndStateOf(db: Kysely<ReportTables>, testId: string) {
  const [row] = (await selectFormAndState(db, { testId })).rows;
  return row === undefined ? null : { form: row.form as ReportForm, state: row.state as ReportState };
}

const insertReportRow = prepareLater((db: Kysely<ReportTables>, row: Slots<ReportRow>) =>
  db.insertInto('reports').values(row),
);

/** The row lock of the report prevents concurrent events until the transaction ends. */
const insertEvent = prepareLater((db: Kysely<ReportTables>, row: Slots<Omit<ReportEventRow, 'position'>>) =>
  db.insertInto('report_events').values((eb) => ({
    ...row,
    position: eb
      .selectFrom('report_events as before')
      .select(({ fn }) => fn.countAll<number>().as('position'))
      .where('before.report_id', '=', row.report_id),
  })),
);

const jsonOrNull = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

function addEvent(
  db: Kysely<ReportTables>,
  reportId: string,
  { to, failure, remarks = [], hub, withdrawal }: ReportStep,
  at: number,
): Promise<void> {
  return insertEvent(db, {
    report_id: reportId,
    state: to,
    at,
    failure: failure ?? null,
    remarks: JSON.stringify(remarks),
    hub: jsonOrNull(hub),
    withdrawal: jsonOrNull(withdrawal),
  });
}

/** The first event of a report. */
function firstStep({ brokenRules, held }: NewReport): ReportStep {
  if (brokenRules !== null) return { to: 'invalid', failure: brokenRules };
  return held === null ? { to: 'queued' } : { to: 'held', failure: held };
}

async function insertReport(db: Kysely<ReportTables>, report: NewReport, at: number): Promise<void> {
  const step = firstStep(report);
  const { reachesState } = report;
  await insertReportRow(db, {
    report_id: report.reportId,
    test_id: report.testId,
    form: report.form,
    state: step.to,
    specimen_id: report.specimenId,
    file_name: report.fileName,
    message: report.message,
    fields: JSON.stringify(report.fields),
    receipt: null,
    failure: step.failure ?? null,
    tries: 0,
    reaches_state: reachesState === null ? null : Number(reachesState),
    created_at: at,
    changed_at: at,
    sent_at: null,
  });
  await addEvent(db, report.reportId, step, at);
}

async function moveReport(db: Kysely<ReportTables>, reportId: string, step: ReportStep, at: number): Promise<boolean> {
  const { to, from = STATE_TABLE[to].from, receipt = null, failure } = step;
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({
      state: to,
      changed_at: at,
      ...(to === 'sent' ? { sent_at: at } : {}),
      ...(receipt === null ? {} : { receipt }),
      ...(failure === undefined ? {} : { failure }),
    })
    .where('report_id', '=', reportId)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await addEvent(db, reportId, step, at);
  return true;
}

async function historyOf(db: Kysely<ReportTables>, reportId: string): Promise<readonly ReportEvent[]> {
  const rows = await db
    .selectFrom('report_events')
    .select(['state', 'at', 'failure', 'remarks', 'hub', 'withdrawal'])
    .where('report_id', '=', reportId)
    .orderBy('position')
    .execute();
  return rows.map(({ state, at, failure, remarks, hub, withdrawal }) => ({
    state: state as ReportState,
    at,
    failure,
    remarks: JSON.parse(remarks) as readonly string[],
    hub: JSON.parse(hub ?? 'null') as ReportHub | null,
    withdrawal: JSON.parse(withdrawal ?? 'null') as Withdrawal | null,
  }));
}

/** The reports keep their history and their file names, which identify no one. */
async function eraseContents(db: Kysely<ReportTables>, reportIds: readonly string[]): Promise<void> {
  await db.updateTable('report_events').set({ remarks: '[]' }).where('report_id', 'in', reportIds).execute();
  await db.updateTable('reports').set({ message: '', fields: '[]' }).where('report_id', 'in', reportIds).execute();
}

const addTry = prepareLater((db: Kysely<ReportTables>, { reportId }: Slots<{ reportId: string }>) =>
  db
    .updateTable('reports')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('report_id', '=', reportId),
);

/** Reports in the database. */
export function makeKyselyReportStore(db: Kysely<ReportTables>) {
  const findBy = async (column: 'report_id' | 'test_id', id: string) => {
    const row = await db.selectFrom('reports').selectAll().where(column, '=', id).executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  };
  return {
    /** Stores a report as invalid, held or queued, with the first event of its history. Throws for a second report of a test. */
    insert: (report: NewReport, at: number) => insertReport(db, report, at),
    find: (reportId: string) => findBy('report_id', reportId),
    findOfTest: (testId: string) => findBy('test_id', testId),
    formAndStateOf: (testId: string) => formAndStateOf(db, testId),
    /** Oldest first. */
    historyOf: (reportId: string) => historyOf(db, reportId),
    /** Changes the state and adds an event to the history. False when the current state does not allow the change. */
    move: (reportId: string, step: ReportStep, at: number) => moveReport(db, reportId, step, at),
    /** Erases the contents of reports: their fields, messages, and the remarks, which may quote them. At least one report. */
    eraseContents: (...reportIds: readonly string[]) => eraseContents(db, reportIds),
    /** Stores the code of the last failure. */
    noteFailure: (reportId: string, failure: string) =>
      runLater(db, db.updateTable('reports').set({ failure }).where('report_id', '=', reportId)),
    /** Counts a delivery try. */
    noteTry: (reportId: string) => addTry(db, { reportId }),
    /** Oldest first, at most `limit`. */
    list: (states: readonly ReportState[], limit: number) => listReports(db, states, limit),
    /** All reports in a state, oldest first. */
    idsIn: (state: ReportState) => idsIn(db, state),
    /** The reports of tests whose id starts with `start`: people see the first eight characters of theirs. */
    idsOfTest: (start: string) => idsOfTest(db, start),
    countByState: () => countByState(db),
  };
}

export type ReportStore = ReturnType<typeof makeKyselyReportStore>;
