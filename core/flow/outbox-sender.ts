import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import { rejectionReasons } from '../domain/submission-rejection.ts';
import { contentOf, isResult, verdictOf, type PendingCall } from './pending-call.ts';
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
 * Sends the pending calls, each once and those of one test in their order. Passes over a test whose call needs another login or a later
 * retry, and stops only without a network. Resolves with whether nothing is left to retry.
 */
export function makeOutboxSender(deps: OutboxSenderDeps): () => Promise<boolean> {
  const { withLock, outbox, signedIn, send } = deps;

  async function drain(): Promise<boolean> {
    const passedOver = new Set<string>();
    let isAllSent = true;
    for (let call = next(); call !== null; call = next()) {
      const answer = await makeCall(deps, call);
      const verdict = verdictOf(answer);
      if (verdict === 'taken' || verdict === 'refused') send(outcome(call, answer));
      else passedOver.add(contentOf(call));
      if (verdict === 'again') isAllSent = false;
      if (!answer.ok && answer.error.code === 'NETWORK_REQUEST_FAILED') return false;
    }
    return isAllSent;

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
