import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import { rejectionReasons } from '../domain/submission-rejection.ts';
import { contentOf, isPermanentFailure, isTemporaryFailure, isResult, type PendingCall } from './pending-call.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { WithLock } from '../ports/with-lock.ts';
import { makeCall } from './make-call.ts';
import { nextToSend, type Outbox, type OutboxEvent } from './outbox.ts';

/** Dependencies of the sender. */
export interface OutboxSenderDeps {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly withLock: WithLock;
  /** The pending calls of all tabs. */
  readonly outbox: () => Outbox;
  /** The accounts whose login is still valid. */
  readonly signedIn: () => readonly string[];
  readonly send: (event: OutboxEvent) => void;
}

/**
 * Sends the pending calls, in order and each once. Stops when our server cannot be reached; skips what needs another login or a later
 * retry. Resolves with whether everything that could be sent was sent.
 */
export function makeOutboxSender(deps: OutboxSenderDeps): () => Promise<boolean> {
  const { withLock, outbox, signedIn, send } = deps;

  async function drain(): Promise<boolean> {
    const passedOver = new Set<string>();
    for (let call = next(); call !== null; call = next()) {
      const answer = await makeCall(deps, call);
      if (!answer.ok && isTemporaryFailure(answer.error)) return false;
      if (answer.ok || isPermanentFailure(call, answer.error)) send(outcome(call, answer));
      else passedOver.add(contentOf(call));
    }
    return true;

    function next(): PendingCall | null {
      return nextToSend(outbox(), signedIn(), passedOver);
    }
  }

  return () => withLock('outbox', drain);
}

/** A rejected progress post or removal is dropped; a rejected result is reported to the person. */
function outcome(call: PendingCall, answer: Result<unknown, AppError>): OutboxEvent {
  if (answer.ok || !isResult(call)) return { type: 'callDelivered', call };
  return { type: 'callRejected', call, error: rejectionReasons(answer.error)[0] ?? answer.error };
}
