import type { AccountSubmission, GuestSubmission, ProgressPost, SubmissionReceipt } from '../api/payloads.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** Test ids, submissions and progress (product.md section 7). Both create calls are idempotent on the test id. */
export interface ResultApi {
  /** Fails with TEST_ID_FETCH_FAILED or NETWORK_REQUEST_FAILED. */
  createTestId(): Promise<Result<string, AppError>>;
  /** Fails with PREVIOUSLY_USED_DEVICE, TEST_SUBMIT_FAILED or NETWORK_REQUEST_FAILED. */
  createAsGuest(submission: GuestSubmission): Promise<Result<SubmissionReceipt, AppError>>;
  /** Fails as `createAsGuest` does. */
  create(submission: AccountSubmission): Promise<Result<SubmissionReceipt, AppError>>;
  /** The results of a group, newest first. Fails with TEST_RESULT_NOT_FOUND for a group that is not the account's. */
  getAll(userGroupId: string): Promise<Result<readonly TestResultRecord[], AppError>>;
  /** Fails with TEST_RESULT_NOT_FOUND. */
  get(userGroupId: string, testId: string): Promise<Result<TestResultRecord, AppError>>;
  postProgress(progress: ProgressPost): Promise<Result<void, AppError>>;
}
