import type {
  AccountSubmission,
  GuestSubmission,
  ProgressPost,
  ResultsResponse,
  SubmissionReceipt,
} from '../api/payloads.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** The id of a new test, and whether a health agency takes reports now. */
export interface IssuedTest {
  readonly testId: string;
  readonly hasAgency: boolean;
}

/** Test ids, submissions and progress (product.md section 7). Both create calls are idempotent on the test id, and return what is held then. */
export interface ResultApi {
  /** Fails with TEST_ID_FETCH_FAILED or NETWORK_REQUEST_FAILED. */
  createTestId(): Promise<Result<IssuedTest, AppError>>;
  /** Fails with PREVIOUSLY_USED_DEVICE, TEST_SUBMIT_FAILED or NETWORK_REQUEST_FAILED. */
  createAsGuest(submission: GuestSubmission): Promise<Result<SubmissionReceipt, AppError>>;
  /**
   * Uses the login of `ownerId`, or of the current user. Fails as `createAsGuest` does, and with INVALID_TOKEN, without a call, if
   * `ownerId` is not logged in.
   */
  create(submission: AccountSubmission, ownerId?: string): Promise<Result<SubmissionReceipt, AppError>>;
  /**
   * A page of a group's results, newest first: the first one, or the one after the result with a test id. Fails with
   * TEST_RESULT_NOT_FOUND for a group or a result that is not the account's.
   */
  getAll(userGroupId: string, after: string | null): Promise<Result<ResultsResponse, AppError>>;
  /** Fails with TEST_RESULT_NOT_FOUND. */
  get(userGroupId: string, testId: string): Promise<Result<TestResultRecord, AppError>>;
  postProgress(progress: ProgressPost): Promise<Result<void, AppError>>;
}

export const RESULT_CALLS = {
  createTestId: { route: 'createTestId', takes: [] },
  createAsGuest: { route: 'createGuestResult', takes: ['...guestSubmission'] },
  create: { route: 'createResult', takes: ['...accountSubmission', '@ownerId'] },
  getAll: { route: 'getAllResults', takes: ['userGroupId', 'after'] },
  get: { route: 'getResult', takes: ['userGroupId', 'testId'] },
  postProgress: { route: 'postProgress', takes: ['...progress'] },
} as const satisfies PortCalls<ResultApi>;
