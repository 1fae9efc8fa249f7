import type { AccountSubmission, GuestSubmission, IsoInstant, ProgressPost } from '../api/payloads.ts';
import type { AppError, ErrorCode } from '../domain/error-codes.ts';

/** What could not be said to the server for want of a network (decisions.md section 4). Each belongs to one test. */
export type DeferredCall =
  | { readonly kind: 'progress'; readonly post: ProgressPost }
  | { readonly kind: 'guestResult'; readonly submission: GuestSubmission }
  /** Only its owner's sign-in can send it. */
  | { readonly kind: 'result'; readonly ownerId: string; readonly submission: AccountSubmission }
  /** A cassette becomes usable again. */
  | { readonly kind: 'removal'; readonly testId: string; readonly deviceId: string };

/** A call that waits. Ids grow, and are never used again while anything waits. */
export type PendingCall = DeferredCall & { readonly id: number };

/** A submission that waited, and that the server then would not take. It is told until somebody has read it. */
export interface RefusedCall {
  readonly id: number;
  readonly testId: string;
  /** When the test was taken, as it was submitted. */
  readonly testDate: IsoInstant;
  readonly error: AppError;
  /** What was refused, to be sent again; an earlier version did not store it. */
  readonly call?: RefusableCall;
}

/** A submission of a result. */
export type RefusableCall = Extract<DeferredCall, { readonly submission: unknown }>;

/** A call that submits a result. */
export type PendingResult = Extract<PendingCall, { readonly submission: unknown }>;

/** Whether a call submits a result; the others tell of a test under way. */
export function isResult(call: PendingCall): call is PendingResult {
  return call.kind === 'guestResult' || call.kind === 'result';
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

/** Request Timeout and Too Many Requests, which anything between the device and the server may answer to any call. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429]);

/** Whether our server was not reached for now: no network, an answer of something in between, or a server that is busy or broken. */
export function isPassing({ code, status = 0, isForeign = false }: AppError): boolean {
  return code === 'NETWORK_REQUEST_FAILED' || isForeign || status >= 500 || PASSING_STATUSES.has(status);
}

const UNAUTHORIZED = 401;
/** Bad Request, Conflict and Unprocessable Content: our server has read the result, and will never take it. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 409, 422]);

/**
 * Whether a failure ends a call that waits. A result ends only where our server has read and refused it; who may send it, and whether
 * its account or profile is found, can change. Any other call is not worth asking twice once our server has answered.
 */
export function isEnding(call: PendingCall, error: AppError): boolean {
  const { code, status = 0 } = error;
  if (isPassing(error) || code === 'INVALID_TOKEN') return false;
  return isResult(call) ? FINAL_STATUSES.has(status) : status !== UNAUTHORIZED;
}

/** Whether trying again can never help: the cassette belongs to another test, or the test has another result already. */
export function isFinalRefusal(code: ErrorCode): boolean {
  return code === 'PREVIOUSLY_USED_DEVICE' || code === 'RESULT_ALREADY_SAVED';
}
