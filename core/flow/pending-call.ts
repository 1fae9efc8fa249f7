import type { AccountSubmission, GuestSubmission, IsoInstant, ProgressPost } from '../api/payloads.ts';
import type { AppError, ErrorCode } from '../domain/error-codes.ts';

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
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([408, 429]);

/** Whether a retry may succeed: no network, a response of a proxy, or a server that is busy or broken. */
export function isTemporaryFailure({ code, status = 0, isForeign = false }: AppError): boolean {
  return code === 'NETWORK_REQUEST_FAILED' || isForeign || status >= 500 || TEMPORARY_STATUSES.has(status);
}

const UNAUTHORIZED = 401;
/** Bad Request, Conflict and Unprocessable Content: our server validated the result and will never accept it. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 409, 422]);

/**
 * Whether a failure removes a call from the outbox. A result is removed only if our server validated and rejected it; its login,
 * account or profile may still change. Any other call is not retried once our server has responded.
 */
export function isPermanentFailure(call: PendingCall, error: AppError): boolean {
  const { code, status = 0 } = error;
  if (isTemporaryFailure(error) || code === 'INVALID_TOKEN') return false;
  return isResult(call) ? FINAL_STATUSES.has(status) : status !== UNAUTHORIZED;
}

/** Whether a retry can never succeed: the cassette belongs to another test, or the test has another result already. */
export function isFinalRejection(code: ErrorCode): boolean {
  return code === 'PREVIOUSLY_USED_DEVICE' || code === 'RESULT_ALREADY_SAVED';
}
