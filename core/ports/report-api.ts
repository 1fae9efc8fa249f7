import type { ReportResponse } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** Who reads a report: an account, one of its own; or a guest, that of the current test. */
export type ReportReader = 'account' | 'guest';

/** The report of a test (decisions.md section 6). */
export interface ReportApi {
  /**
   * What the server holds now. Fails with TEST_RESULT_NOT_FOUND if it holds nothing for this reader: no result, or one of another owner, such
   * as a guest's that an account has not claimed or has. A submission that is still under way may arrive later.
   */
  get(testId: string, reader: ReportReader): Promise<Result<ReportResponse, AppError>>;
  /**
   * Withdraws a report that still waits, and returns the report as it is then: any status but `withdrawn` means that it was too late. Can be
   * repeated. Fails with TEST_RESULT_NOT_FOUND.
   */
  withdraw(testId: string, reader: ReportReader): Promise<Result<ReportResponse, AppError>>;
  /** The message sent to the authorities; fails with TEST_RESULT_NOT_FOUND if there is none. */
  message(testId: string, reader: ReportReader): Promise<Result<string, AppError>>;
}

export const REPORT_CALLS = {
  get: { route: 'getReport', takes: ['testId', '@reader'] },
  withdraw: { route: 'withdrawReport', takes: ['testId', '@reader'] },
  message: { route: 'getReportMessage', takes: ['testId', '@reader'] },
} as const satisfies PortCalls<ReportApi>;
