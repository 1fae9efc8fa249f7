import { isErrorCode } from '../domain/error-codes.ts';
import { testIdOf, type PutOffCall, type RefusedCall, type WaitingCall } from '../domain/waiting-call.ts';
import type { Storage } from '../ports/storage.ts';
import { asRecord, asText, asWhole } from './kept-values.ts';

/** Kept beyond a logout: what waits to be sent, in its order, and what was refused and not yet read. */
export const OUTBOX_KEY = 'outbox';

/** What waits for the network, and what came of it too late to be shown with its step. */
export interface Outbox {
  readonly waiting: readonly WaitingCall[];
  readonly refused: readonly RefusedCall[];
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], refused: [] };

/** What happens to the calls that wait. */
export type OutboxEvent =
  | { readonly type: 'callPutOff'; readonly call: PutOffCall }
  | { readonly type: 'callDelivered'; readonly id: number }
  | { readonly type: 'callRefused'; readonly refused: RefusedCall }
  | { readonly type: 'refusalRead'; readonly id: number };

function withCall({ waiting, refused }: Outbox, call: PutOffCall): Outbox {
  const id = Math.max(0, ...waiting.map((one) => one.id), ...refused.map((one) => one.id)) + 1;
  return { waiting: [...waiting, { ...call, id }], refused };
}

function without({ waiting, refused }: Outbox, id: number): Outbox {
  return { waiting: waiting.filter((one) => one.id !== id), refused: refused.filter((one) => one.id !== id) };
}

/** The outbox after an event. */
export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'callPutOff':
      return withCall(outbox, event.call);
    case 'callDelivered':
    case 'refusalRead':
      return without(outbox, event.id);
    case 'callRefused': {
      const rest = without(outbox, event.refused.id);
      return { ...rest, refused: [...rest.refused, event.refused] };
    }
  }
}

/** Whether the result of a test waits to be sent. */
export function isSubmissionWaiting({ waiting }: Outbox, testId: string | null): boolean {
  return waiting.some((call) => (call.kind === 'guestResult' || call.kind === 'result') && testIdOf(call) === testId);
}

/** Who can be spoken for: everybody's calls that need no sign-in, and those of the accounts whose sign-in is still good. */
export function nextToSend(
  { waiting }: Outbox,
  signedIn: readonly string[],
  passedOver: ReadonlySet<number>,
): WaitingCall | null {
  const isMute = (call: WaitingCall): boolean =>
    passedOver.has(call.id) || (call.kind === 'result' && !signedIn.includes(call.ownerId));
  // What was said of a test before goes before what was said after it.
  const heldUp = new Set<string>();
  for (const call of waiting) {
    if (isMute(call)) heldUp.add(testIdOf(call));
    else if (!heldUp.has(testIdOf(call))) return call;
  }
  return null;
}

const KINDS: ReadonlySet<unknown> = new Set<PutOffCall['kind']>(['progress', 'guestResult', 'result', 'removal']);

function asWaiting(value: unknown): readonly WaitingCall[] {
  const kept = asRecord(value);
  return kept !== null && KINDS.has(kept.kind) && asWhole(kept.id) !== null ? [value as WaitingCall] : [];
}

function asRefused(value: unknown): readonly RefusedCall[] {
  const [id, code] = [asWhole(asRecord(value)?.id), asText(asRecord(asRecord(value)?.error)?.code)];
  return id !== null && isErrorCode(code) ? [{ id, error: { code } }] : [];
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
