import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import { refusalReasons } from '../domain/submission-refusal.ts';
import { isEnding, isPassing, isResult, type PendingCall } from './pending-call.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { WithLock } from '../ports/with-lock.ts';
import { makeCall } from './make-call.ts';
import { nextToSend, type Outbox, type OutboxEvent } from './outbox.ts';

/** What the sender works with. */
export interface OutboxSenderDeps {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly withLock: WithLock;
  /** What waits on this device, whichever tab put it off. */
  readonly outbox: () => Outbox;
  /** The accounts whose sign-in is still good. */
  readonly signedIn: () => readonly string[];
  readonly send: (event: OutboxEvent) => void;
}

/**
 * Sends what waits, in its order and each once; stops where our server is not reached for now, and passes over what only another login,
 * or a later try, can send. Tells whether everything
 * was said that could be said for anybody.
 */
export function makeOutboxSender(deps: OutboxSenderDeps): () => Promise<boolean> {
  const { withLock, outbox, signedIn, send } = deps;

  async function drain(): Promise<boolean> {
    const passedOver = new Set<number>();
    for (let call = next(); call !== null; call = next()) {
      const answer = await makeCall(deps, call);
      if (!answer.ok && isPassing(answer.error)) return false;
      if (answer.ok || isEnding(call, answer.error)) send(outcome(call, answer));
      else passedOver.add(call.id);
    }
    return true;

    function next(): PendingCall | null {
      return nextToSend(outbox(), signedIn(), passedOver);
    }
  }

  return () => withLock('outbox', drain);
}

/** A progress or a removal that is not taken concerns nobody any more; a result does. */
function outcome(call: PendingCall, answer: Result<unknown, AppError>): OutboxEvent {
  const { id } = call;
  if (answer.ok || !isResult(call)) return { type: 'callDelivered', id };
  const { id: _id, ...refusedCall } = call;
  const { testId, testDate } = call.submission;
  const { code, status } = refusalReasons(answer.error)[0] ?? answer.error;
  const error = { code, ...(status === undefined ? {} : { status }) };
  return { type: 'callRefused', refused: { id, testId, testDate, error, call: refusedCall } };
}
