import { isErrorCode } from '../domain/error-codes.ts';
import {
  isResult,
  testIdOf,
  type DeferredCall,
  type RefusableCall,
  type RefusedCall,
  type PendingCall,
} from './pending-call.ts';
import type { Storage } from '../ports/storage.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import { asRecord, asText, asWhole } from './persisted-values.ts';

/** Kept beyond a logout: what waits to be sent, in its order, and what was refused and not yet read. */
export const OUTBOX_KEY = 'outbox';

/** What waits for the network, and what came of it too late to be shown with its step. */
export interface Outbox {
  readonly waiting: readonly PendingCall[];
  readonly refused: readonly RefusedCall[];
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], refused: [] };

/** What happens to the calls that wait. */
export type OutboxEvent =
  | { readonly type: 'callDeferred'; readonly call: DeferredCall }
  | { readonly type: 'callDelivered'; readonly id: number }
  | { readonly type: 'callRefused'; readonly refused: RefusedCall }
  | { readonly type: 'refusalRead'; readonly id: number }
  /** What was refused is sent once more. */
  | { readonly type: 'refusalRetried'; readonly id: number };

function withCall({ waiting, refused }: Outbox, call: DeferredCall): Outbox {
  const id = Math.max(0, ...waiting.map((one) => one.id), ...refused.map((one) => one.id)) + 1;
  return { waiting: [...waiting, { ...call, id }], refused };
}

function without({ waiting, refused }: Outbox, id: number): Outbox {
  return { waiting: waiting.filter((one) => one.id !== id), refused: refused.filter((one) => one.id !== id) };
}

/** A report that was wanted and then refused is still wanted by the later call of the same test, which counted on the first. */
function withWantedReport(call: PendingCall, { testId, call: refused }: RefusedCall): PendingCall {
  const isWanted = refused?.submission.sendToAims === true && testIdOf(call) === testId;
  if (!isWanted || call.kind !== 'guestResult') return call;
  return { ...call, submission: { ...call.submission, sendToAims: true } };
}

const HANDLERS: Handlers<OutboxEvent, Outbox> = {
  callDeferred: (outbox, { call }) => withCall(outbox, call),
  callDelivered: (outbox, { id }) => without(outbox, id),
  refusalRead: (outbox, { id }) => without(outbox, id),
  refusalRetried: (outbox, event) => {
    const call = outbox.refused.find(({ id }) => id === event.id)?.call;
    return call === undefined ? outbox : withCall(without(outbox, event.id), call);
  },
  callRefused: (outbox, { refused }) => {
    const rest = without(outbox, refused.id);
    return {
      waiting: rest.waiting.map((call) => withWantedReport(call, refused)),
      refused: [...rest.refused, refused],
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

/** Whether anything about a test waits to be sent. */
export function isAnythingWaiting({ waiting }: Outbox, testId: string): boolean {
  return waiting.some((call) => testIdOf(call) === testId);
}

/** Whether a result of that account waits, which only its own sign-in can send. */
export function isResultOfWaiting({ waiting }: Outbox, ownerId: string): boolean {
  return waiting.some((call) => call.kind === 'result' && call.ownerId === ownerId);
}

/** Whether the result of a test waits to be sent. */
export function isResultWaiting({ waiting }: Outbox, testId: string | null): boolean {
  return waiting.some((call) => isResult(call) && testIdOf(call) === testId);
}

/** Who can be spoken for: everybody's calls that need no sign-in, and those of the accounts whose sign-in is still good. */
export function nextToSend(
  { waiting }: Outbox,
  signedIn: readonly string[],
  passedOver: ReadonlySet<number>,
): PendingCall | null {
  const isMute = (call: PendingCall): boolean =>
    passedOver.has(call.id) || (call.kind === 'result' && !signedIn.includes(call.ownerId));
  // What was said of a test before goes before what was said after it.
  const heldUp = new Set<string>();
  for (const call of waiting) {
    if (isMute(call)) heldUp.add(testIdOf(call));
    else if (!heldUp.has(testIdOf(call))) return call;
  }
  return null;
}

/** What of a kept call must be there for it to be sent at all; whether the rest is right, the server says. */
const TOLD_IN: Readonly<Record<DeferredCall['kind'], 'post' | 'submission' | null>> = {
  progress: 'post',
  guestResult: 'submission',
  result: 'submission',
  removal: null,
};

function asWaiting(value: unknown): readonly PendingCall[] {
  const kept = asRecord(value);
  const kind = asText(kept?.kind) ?? '';
  if (kept === null || asWhole(kept.id) === null || !Object.hasOwn(TOLD_IN, kind)) return [];
  const told = TOLD_IN[kind as DeferredCall['kind']];
  const isTold = asText((told === null ? kept : asRecord(kept[told]))?.testId) !== null;
  const isOwned = kind !== 'result' || asText(kept.ownerId) !== null;
  return isTold && isOwned ? [value as PendingCall] : [];
}

function asRefused(value: unknown): readonly RefusedCall[] {
  const kept = asRecord(value);
  const error = asRecord(kept?.error);
  const [id, testId, testDate] = [asWhole(kept?.id), asText(kept?.testId), asText(kept?.testDate)];
  const [code, status] = [asText(error?.code), asWhole(error?.status)];
  if (id === null || testId === null || testDate === null || !isErrorCode(code)) return [];
  const [call] = asWaiting({ ...asRecord(kept?.call), id }).filter(isResult);
  const { id: _id, ...again } = call ?? {};
  const retry = call === undefined ? {} : { call: again as RefusableCall };
  return [{ id, testId, testDate, error: { code, ...(status === null ? {} : { status }) }, ...retry }];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the storage holds; every tab of the device shares it. */
export function readOutbox(storage: Storage): Outbox {
  const kept = asRecord(storage.read(OUTBOX_KEY));
  if (kept === null) return EMPTY_OUTBOX;
  return {
    waiting: listOf(kept.waiting).flatMap(asWaiting),
    refused: listOf(kept.refused).flatMap(asRefused),
  };
}

/** Keeps what waits, and tells whether that could be done; nothing is left behind once nothing waits. */
export function writeOutbox(storage: Storage, outbox: Outbox): boolean {
  if (outbox.waiting.length > 0 || outbox.refused.length > 0) return storage.write(OUTBOX_KEY, outbox);
  storage.remove(OUTBOX_KEY);
  return true;
}
