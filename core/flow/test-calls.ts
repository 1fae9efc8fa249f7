import type { AccountSubmission, GuestSubmission, IsoInstant, ProgressPost } from '../api/payloads.ts';
import type { AppError, ErrorCode } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** A call about one test that may have to wait (decisions.md section 4). */
export type DeferredCall =
  | { readonly kind: 'progress'; readonly post: ProgressPost }
  | { readonly kind: 'guestResult'; readonly submission: GuestSubmission }
  /** Only its owner's login can send it. */
  | { readonly kind: 'result'; readonly ownerId: string; readonly submission: AccountSubmission }
  /** Frees a cassette. */
  | { readonly kind: 'removal'; readonly testId: string; readonly deviceId: string };

/** A submission of a result. */
export type SubmissionCall = Extract<DeferredCall, { readonly submission: unknown }>;

/** A call in the record of its test. */
export type PendingCall = DeferredCall & {
  /** The event that added the call: the same when that event is applied again. */
  readonly id: string;
  /** It could not be sent, or its answer did not settle it; false before the first try has ended. */
  readonly isWaiting: boolean;
  /** Why the last try settled nothing; null if none was made. */
  readonly error: AppError | null;
};

/** A pending submission of a result. */
export type PendingResult = Extract<PendingCall, { readonly submission: unknown }>;

/** A submission that the server rejected. Its owner is told until they confirm it. */
export interface RejectedCall {
  readonly testId: string;
  /** When the test was taken, as submitted. */
  readonly testDate: IsoInstant;
  readonly error: AppError;
  /** The rejected call, for a retry; an earlier version did not store it. */
  readonly call?: SubmissionCall;
}

/** Whether a call submits a result; the others report on a test in progress. */
export function isResult<Call extends DeferredCall>(
  call: Call,
): call is Extract<Call, { readonly submission: unknown }> {
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

/** Whether the person goes on although a call failed: there is no network, or our server cannot store anything at the moment. */
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

const NOT_FOUND = 404;

/** Whether our server does not know the person of a submission any more. */
export function isPersonGone({ kind }: SubmissionCall, { status, isForeign = false }: AppError): boolean {
  return kind === 'result' && status === NOT_FOUND && !isForeign;
}

/** Whether a retry can never succeed: the cassette belongs to another test, or the test has another result already. */
export function isFinalRejection(code: ErrorCode): boolean {
  return code === 'PREVIOUSLY_USED_DEVICE' || code === 'RESULT_ALREADY_SAVED';
}

/** What goes first: results, and then cassettes that someone may wish to scan again. */
const TURN: Readonly<Record<PendingCall['kind'], number>> = { result: 0, guestResult: 0, removal: 1, progress: 2 };

/** The calls of one test in the order in which they are sent. */
export function inSendingOrder(calls: readonly PendingCall[]): readonly PendingCall[] {
  return [...calls].sort((one, other) => TURN[one.kind] - TURN[other.kind]);
}

/**
 * The next call that can be sent of several tests: one that needs no login, or one of an account whose login is valid. Tests whose result
 * waits go first. `passedOver`: the ids of calls that were tried already; the later calls of their test wait for them.
 */
export function nextToSend(
  tests: readonly (readonly PendingCall[])[],
  signedIn: readonly string[],
  passedOver: ReadonlySet<string>,
): PendingCall | null {
  const canGo = (call: PendingCall): boolean =>
    !passedOver.has(call.id) && (call.kind !== 'result' || signedIn.includes(call.ownerId));
  const firsts = tests.flatMap((calls) => inSendingOrder(calls).slice(0, 1)).filter(canGo);
  return firsts.find((call) => isResult(call)) ?? firsts[0] ?? null;
}
