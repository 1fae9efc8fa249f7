import type { Kysely } from 'kysely';
import type { ReportForm } from '../../core/domain/reported-field.ts';
import type { ReportSummary } from './ports.ts';
import { REPORT_STATES, type ReportState } from './report-state.ts';
import type { ReportRow, ReportTables } from './tables.ts';

const SUMMARY_COLUMNS = [
  'report_id',
  'form',
  'state',
  'file_name',
  'failure',
  'tries',
  'created_at',
  'changed_at',
] as const satisfies readonly (keyof ReportRow)[];

/** The casts are safe, because only validated values were written. */
export function toSummary(row: Pick<ReportRow, (typeof SUMMARY_COLUMNS)[number]>): ReportSummary {
  return {
    reportId: row.report_id,
    form: row.form as ReportForm,
    state: row.state as ReportState,
    fileName: row.file_name,
    failure: row.failure,
    tries: row.tries,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** Oldest first. */
export async function listReports(db: Kysely<ReportTables>, states: readonly ReportState[], limit: number) {
  const rows = await db
    .selectFrom('reports')
    .select(SUMMARY_COLUMNS)
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('report_id')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** Oldest first. */
export async function idsIn(db: Kysely<ReportTables>, state: ReportState): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('report_id')
    .where('state', '=', state)
    .orderBy('created_at')
    .execute();
  return rows.map(({ report_id: reportId }) => reportId);
}

/** `start` contains no wildcard: ids consist of hexadecimal digits and hyphens. */
export async function idsOfTest(db: Kysely<ReportTables>, start: string): Promise<readonly string[]> {
  const pattern = `${start.toLowerCase().replace(/[^0-9a-f-]/g, '')}%`;
  const rows = await db.selectFrom('reports').select('report_id').where('test_id', 'like', pattern).execute();
  return rows.map(({ report_id: reportId }) => reportId);
}

/** Reads only the index. */
export async function countByState(db: Kysely<ReportTables>): Promise<Readonly<Record<ReportState, number>>> {
  const rows = await db
    .selectFrom('reports')
    .select(({ fn }) => ['state', fn.countAll<number>().as('reports')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, reports }) => [state, reports]));
  const entries = REPORT_STATES.map((state) => [state, counts.get(state) ?? 0] as const);
  return Object.fromEntries(entries) as Record<ReportState, number>;
}
