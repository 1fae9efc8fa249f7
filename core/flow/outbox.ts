import { isErrorCode, type AppError } from '../domain/error-codes.ts';
import {
  contentOf,
  isResult,
  testIdOf,
  type DeferredCall,
  type SubmissionCall,
  type RejectedCall,
  type PendingCall,
  type PendingResult,
} from './pending-call.ts';
import type { Storage } from '../ports/storage.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import { asRecord, asText, asWhole } from './persisted-values.ts';

/** Storage key, kept after a logout: the pending calls in order, and the rejected ones that were not read yet. */
export const OUTBOX_KEY = 'outbox';

/** Calls that wait for the network, and those that were rejected after their step was left. */
export interface Outbox {
  readonly waiting: readonly PendingCall[];
  readonly refused: readonly RejectedCall[];
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], refused: [] };

/** Events of the pending calls. */
export type OutboxEvent =
  | { readonly type: 'callDeferred'; readonly call: DeferredCall }
  | { readonly type: 'callDelivered'; readonly call: PendingCall }
  | { readonly type: 'callRejected'; readonly call: PendingResult; readonly error: AppError }
  | { readonly type: 'rejectionConfirmed'; readonly refused: RejectedCall }
  /** A rejected call is sent once more. */
  | { readonly type: 'rejectedCallRetried'; readonly refused: RejectedCall };

/** An id that no call of the outbox has. */
export function unusedId({ waiting, refused }: Outbox): number {
  return Math.max(0, ...waiting.map(({ id }) => id), ...refused.map(({ id }) => id)) + 1;
}

function withCall(outbox: Outbox, call: DeferredCall): Outbox {
  return { ...outbox, waiting: [...outbox.waiting, { ...call, id: unusedId(outbox) }] };
}

function without<Call extends { readonly id: number }>(calls: readonly Call[], removed: Call): readonly Call[] {
  const gone = calls.find((call) => contentOf(call) === contentOf(removed));
  return calls.filter((call) => call !== gone);
}

function withoutRefused(outbox: Outbox, refused: RejectedCall): Outbox {
  return { ...outbox, refused: without(outbox.refused, refused) };
}

function rejectedCall(call: PendingResult, { code, status }: AppError, id: number): RejectedCall {
  const { id: _id, ...again } = call;
  const { testId, testDate } = call.submission;
  return { id, testId, testDate, error: { code, ...(status === undefined ? {} : { status }) }, call: again };
}

/** If a call that asked for a report was rejected, the later call of the same test, which relied on it, asks for the report instead. */
function withWantedReport(call: PendingCall, { testId, call: refused }: RejectedCall): PendingCall {
  const isWanted = refused?.submission.sendToAims === true && testIdOf(call) === testId;
  if (!isWanted || call.kind !== 'guestResult') return call;
  return { ...call, submission: { ...call.submission, sendToAims: true } };
}

const HANDLERS: Handlers<OutboxEvent, Outbox> = {
  callDeferred: (outbox, { call }) => withCall(outbox, call),
  callDelivered: (outbox, { call }) => ({ ...outbox, waiting: without(outbox.waiting, call) }),
  rejectionConfirmed: (outbox, { refused }) => withoutRefused(outbox, refused),
  rejectedCallRetried: (outbox, { refused }) => {
    const rest = withoutRefused(outbox, refused);
    const isStillRefused = rest.refused.length < outbox.refused.length;
    return isStillRefused && refused.call !== undefined ? withCall(rest, refused.call) : outbox;
  },
  callRejected: (outbox, { call, error }) => {
    const refused = rejectedCall(call, error, unusedId(outbox));
    return {
      waiting: without(outbox.waiting, call).map((later) => withWantedReport(later, refused)),
      refused: [...outbox.refused, refused],
    };
  },
};

/** Whether an event is about what waits to be sent. */
export function isOutboxEvent(event: { readonly type: string }): event is OutboxEvent {
  return isHandledBy(HANDLERS, event);
}

/** The outbox after an event. */
export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  return handle(HANDLERS, outbox, event);
}

/** Whether any call of a test is pending. */
export function hasPendingCall({ waiting }: Outbox, testId: string): boolean {
  return waiting.some((call) => testIdOf(call) === testId);
}

/** Whether a result of that account is pending, which only its own login can send. */
export function hasPendingResultOf({ waiting }: Outbox, ownerId: string): boolean {
  return waiting.some((call) => call.kind === 'result' && call.ownerId === ownerId);
}

/** The pending removals of a test's cassette. */
export function removalsOf({ waiting }: Outbox, testId: string, deviceId: string): readonly PendingCall[] {
  return waiting.filter((call) => call.kind === 'removal' && call.testId === testId && call.deviceId === deviceId);
}

/** Whether the result of a test is pending. */
export function isResultWaiting({ waiting }: Outbox, testId: string | null): boolean {
  return waiting.some((call) => isResult(call) && testIdOf(call) === testId);
}

/**
 * The next call that can be sent: one that needs no login, or one of an account whose login is valid. Tests whose result waits go first.
 * `passedOver`: what the calls send that were tried already.
 */
export function nextToSend(
  { waiting }: Outbox,
  signedIn: readonly string[],
  passedOver: ReadonlySet<string>,
): PendingCall | null {
  const isBlocked = (call: PendingCall): boolean =>
    passedOver.has(contentOf(call)) || (call.kind === 'result' && !signedIn.includes(call.ownerId));
  // The calls of one test are sent in order.
  const blockedTests = new Set<string>();
  const sendable = waiting.filter((call) => {
    if (isBlocked(call)) blockedTests.add(testIdOf(call));
    return !blockedTests.has(testIdOf(call));
  });
  const withResult = new Set(sendable.filter(isResult).map(testIdOf));
  return sendable.find((call) => withResult.has(testIdOf(call))) ?? sendable[0] ?? null;
}

/** Where a stored call holds its test id, which it needs to be sent; the server validates the rest. */
const PAYLOAD_KEYS: Readonly<Record<DeferredCall['kind'], 'post' | 'submission' | null>> = {
  progress: 'post',
  guestResult: 'submission',
  result: 'submission',
  removal: null,
};

function asWaiting(value: unknown): readonly PendingCall[] {
  const stored = asRecord(value);
  const kind = asText(stored?.kind) ?? '';
  if (stored === null || asWhole(stored.id) === null || !Object.hasOwn(PAYLOAD_KEYS, kind)) return [];
  const key = PAYLOAD_KEYS[kind as DeferredCall['kind']];
  const hasTestId = asText((key === null ? stored : asRecord(stored[key]))?.testId) !== null;
  const hasOwner = kind !== 'result' || asText(stored.ownerId) !== null;
  return hasTestId && hasOwner ? [value as PendingCall] : [];
}

function asRejectedCall(value: unknown): readonly RejectedCall[] {
  const stored = asRecord(value);
  const error = asRecord(stored?.error);
  const [id, testId, testDate] = [asWhole(stored?.id), asText(stored?.testId), asText(stored?.testDate)];
  const [code, status] = [asText(error?.code), asWhole(error?.status)];
  if (id === null || testId === null || testDate === null || !isErrorCode(code)) return [];
  const [call] = asWaiting({ ...asRecord(stored?.call), id }).filter(isResult);
  const { id: _id, ...again } = call ?? {};
  const retry = call === undefined ? {} : { call: again as SubmissionCall };
  return [{ id, testId, testDate, error: { code, ...(status === null ? {} : { status }) }, ...retry }];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The stored outbox, without calls that are invalid. */
export function asOutbox(value: unknown): Outbox {
  const stored = asRecord(value);
  if (stored === null) return EMPTY_OUTBOX;
  return {
    waiting: listOf(stored.waiting).flatMap(asWaiting),
    refused: listOf(stored.refused).flatMap(asRejectedCall),
  };
}

/** Reads the outbox, which all tabs of the browser share. */
export function readOutbox(storage: Storage): Outbox {
  return asOutbox(storage.read(OUTBOX_KEY));
}

/** Stores the outbox; false if that failed. An empty outbox is removed. */
export function writeOutbox(storage: Storage, outbox: Outbox): boolean {
  if (outbox.waiting.length > 0 || outbox.refused.length > 0) return storage.write(OUTBOX_KEY, outbox);
  storage.remove(OUTBOX_KEY);
  return storage.read(OUTBOX_KEY) === undefined;
}
