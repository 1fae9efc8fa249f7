import type { ReadReport, ReadReportMessage, WithdrawOwnReport } from './read-report.ts';

/** The use-cases about reports to the authorities. */
export interface ReportUseCases {
  readonly readReport: ReadReport;
  readonly withdrawReport: WithdrawOwnReport;
  readonly readReportMessage: ReadReportMessage;
}
