import type { AccountSubmission, GuestSubmission, IsoInstant, ProgressPost } from '../api/payloads.ts';
import type { AppError, ErrorCode } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** A call that could not be sent without a network (decisions.md section 4). Each belongs to one test. */
export type DeferredCall =
  | { readonly kind: 'progress'; readonly post: ProgressPost }
  | { readonly kind: 'guestResult'; readonly submission: GuestSubmission }
  /** Only its owner's login can send it. */
  | { readonly kind: 'result'; readonly ownerId: string; readonly submission: AccountSubmission }
  /** Frees a cassette. */
  | { readonly kind: 'removal'; readonly testId: string; readonly deviceId: string };

/** A call in the outbox. Ids grow, and are not reused while any call is pending. */
export type PendingCall = DeferredCall & { readonly id: number };

/** A pending submission that the server rejected. It is shown until the person confirms it. */
export interface RejectedCall {
  readonly id: number;
  readonly testId: string;
  /** When the test was taken, as submitted. */
  readonly testDate: IsoInstant;
  readonly error: AppError;
  /** The rejected call, for a retry; an earlier version did not store it. */
  readonly call?: SubmissionCall;
}

/** A submission of a result. */
export type SubmissionCall = Extract<DeferredCall, { readonly submission: unknown }>;

/** A pending submission of a result. */
export type PendingResult = Extract<PendingCall, { readonly submission: unknown }>;

/** Whether a call submits a result; the others report on a test in progress. */
export function isResult(call: PendingCall): call is PendingResult {
  return call.kind === 'guestResult' || call.kind === 'result';
}

/** Identifies a call by what it sends: each tab numbers its calls by itself, so two tabs may give one id to two calls. */
export function contentOf({ id: _id, ...content }: { readonly id: number }): string {
  return JSON.stringify(content);
}

/** The test that a call belongs to. */
export function testIdOf(call: DeferredCall): string {
  switch (call.kind) {
    case 'progress':
      return call.post.testId;
    case 'removal':
      return call.testId;
    case 'guestResult':
    case 'result':
      return call.submission.testId;
  }
}

/** Whether a call goes to the outbox instead of failing: there is no network, or our server cannot store anything at the moment. */
export function isUnreachable({ code }: Pick<AppError, 'code'>): boolean {
  return code === 'NETWORK_REQUEST_FAILED' || code === 'SERVICE_UNAVAILABLE';
}

/** Request Timeout and Too Many Requests: a proxy may answer any call with them. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429]);
const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

/** What an answer means for a call. `again`: it may succeed later, and its effect is not known. `login`: it needs its owner's login. */
export type Verdict = 'taken' | 'refused' | 'login' | 'again';

/** The one rule for every call that can wait (decisions.md section 8): only what our own server says of it ends a call. */
export function verdictOf(answer: Result<unknown, AppError>): Verdict {
  if (answer.ok) return 'taken';
  const { code, status, isForeign = false } = answer.error;
  if (code === 'INVALID_TOKEN' || (status === UNAUTHORIZED && !isForeign)) return 'login';
  const isPassing = status === undefined || status >= SERVER_ERROR || PASSING_STATUSES.has(status);
  return isForeign || isPassing ? 'again' : 'refused';
}

/** Whether a retry can never succeed: the cassette belongs to another test, or the test has another result already. */
export function isFinalRejection(code: ErrorCode): boolean {
  return code === 'PREVIOUSLY_USED_DEVICE' || code === 'RESULT_ALREADY_SAVED';
}
