import type { ReadReport, ReadReportMessage } from './read-report.ts';

/** The use-cases about reports to the authorities. */
export interface ReportUseCases {
  readonly readReport: ReadReport;
  readonly readReportMessage: ReadReportMessage;
}
