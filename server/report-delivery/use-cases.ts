import type { ServerClock } from '../clock.ts';
import { makeReadReport, makeReadReportMessage, makeWithdrawOwnReport } from './read-report.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  /** Whether a health agency takes reports from this server. */
  readonly hasAgency: boolean;
}

/** The use-cases about reports to the authorities. */
export function makeReportUseCases(deps: Deps) {
  const readReport = makeReadReport(deps);
  return {
    readReport,
    withdrawReport: makeWithdrawOwnReport(deps, readReport),
    readReportMessage: makeReadReportMessage(deps),
  };
}

export type ReportUseCases = ReturnType<typeof makeReportUseCases>;
