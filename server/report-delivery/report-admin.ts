import { ok } from '../../core/domain/result.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { ReportEvent, ReportSummary, StoredReport } from './ports.ts';
import type { ReportState } from './report-state.ts';

/** The oldest reports in some states, and the total number. */
export interface ReportList {
  readonly reports: readonly ReportSummary[];
  readonly total: number;
}

/** One report with its history, oldest first. */
export interface ReportFile {
  readonly report: StoredReport;
  readonly history: readonly ReportEvent[];
}

/** The lookups for the staff. */
export interface ReportAdmin {
  readonly list: (states: readonly ReportState[], limit: number) => Promise<ReportList>;
  /** Null if there is no report with that id. */
  readonly inspect: (reportId: string) => Promise<ReportFile | null>;
  /** The reports of tests whose id starts with `start`. */
  readonly idsOfTest: (start: string) => Promise<readonly string[]>;
  readonly idsIn: (state: ReportState) => Promise<readonly string[]>;
}

/** Makes the lookups for the staff. */
export function makeReportAdmin({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): ReportAdmin {
  const read = async <Value>(work: Parameters<typeof unitOfWork.run<Value, never>>[0]): Promise<Value> => {
    const result = await unitOfWork.run<Value, never>(work);
    return result.ok ? result.value : result.error;
  };
  return {
    list: (states, limit) =>
      read(async ({ reports }) => {
        const counts = await reports.countByState();
        const total = states.reduce((sum, state) => sum + counts[state], 0);
        return ok({ reports: await reports.list(states, limit), total });
      }),
    inspect: (reportId) =>
      read(async ({ reports }) => {
        const report = await reports.find(reportId);
        return ok(report === null ? null : { report, history: await reports.historyOf(reportId) });
      }),
    idsOfTest: (start) => read(async ({ reports }) => ok(await reports.idsOfTest(start))),
    idsIn: (state) => read(async ({ reports }) => ok(await reports.idsIn(state))),
  };
}
