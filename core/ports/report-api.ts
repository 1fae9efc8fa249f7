import type { ReportAnswer } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** Who asks for a report: whoever is signed in, for their own; or a guest, for the test at hand. */
export type ReportReader = 'account' | 'guest';

/** What became of the report of a test (decisions.md section 6). */
export interface ReportApi {
  /** Fails with TEST_RESULT_NOT_FOUND. */
  get(testId: string, reader: ReportReader): Promise<Result<ReportAnswer, AppError>>;
  /** The message as it goes to the authorities; fails with TEST_RESULT_NOT_FOUND where there is none. */
  message(testId: string, reader: ReportReader): Promise<Result<string, AppError>>;
}
