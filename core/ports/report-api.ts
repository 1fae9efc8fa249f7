import type { ReportAnswer } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** What became of the report of a test (decisions.md section 6). Somebody who is signed in asks for their own, a guest for the test at hand. */
export interface ReportApi {
  /** Fails with TEST_RESULT_NOT_FOUND. */
  get(testId: string): Promise<Result<ReportAnswer, AppError>>;
  /** The message as it goes to the authorities; fails with TEST_RESULT_NOT_FOUND where there is none. */
  message(testId: string): Promise<Result<string, AppError>>;
}
