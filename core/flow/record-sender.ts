import type { SubmissionReceipt } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { WithLock } from '../ports/with-lock.ts';
import type { TestEvent } from './events.ts';
import { isResult, nextToSend, testIdOf, verdictOf, type DeferredCall, type PendingCall } from './test-calls.ts';
import type { Records } from './test-record.ts';

/** The ports that a call about a test needs. */
export interface CallPorts {
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
}

/** Makes a call about a test; fails as the call does. */
export function makeCall(
  { resultApi, deviceRegistry }: CallPorts,
  call: DeferredCall,
): Promise<Result<unknown, AppError>> {
  switch (call.kind) {
    case 'progress':
      return resultApi.postProgress(call.post);
    case 'removal':
      return deviceRegistry.remove(call.deviceId, call.testId);
    case 'guestResult':
      return resultApi.createAsGuest(call.submission);
    case 'result':
      return resultApi.create(call.submission, call.ownerId);
  }
}

/** Dependencies of the sender. */
export interface RecordSenderDeps extends CallPorts {
  readonly withLock: WithLock;
  /** The tests of all tabs. */
  readonly tests: () => Records;
  /** The accounts whose login is still valid. */
  readonly signedIn: () => readonly string[];
  readonly send: (event: TestEvent) => void;
}

/**
 * Sends the pending calls of all tests, each once. Passes over a test whose call needs another login or a later retry, and stops only without
 * a network. Resolves with whether nothing is left to retry.
 */
export function makeRecordSender(deps: RecordSenderDeps): () => Promise<boolean> {
  const { withLock, tests, signedIn, send } = deps;
  const pending = (): readonly (readonly PendingCall[])[] => [...tests().values()].map(({ calls }) => calls);

  /** What was not tried waits, too. */
  function leaveWaiting(): void {
    const error: AppError = { code: 'NETWORK_REQUEST_FAILED' };
    for (const call of pending().flat()) {
      if (!call.isWaiting)
        send({
          type: 'callAnswered',
          testId: testIdOf(call),
          callId: call.id,
          verdict: 'again',
          error: call.error ?? error,
        });
    }
  }

  async function drain(): Promise<boolean> {
    const passedOver = new Set<string>();
    let isAllSent = true;
    for (let call = next(); call !== null; call = next()) {
      const answer = await makeCall(deps, call);
      const verdict = verdictOf(answer);
      const error = answer.ok ? null : answer.error;
      passedOver.add(call.id);
      const receipt = answer.ok && isResult(call) ? { held: (answer.value as SubmissionReceipt).report } : {};
      send({ type: 'callAnswered', testId: testIdOf(call), callId: call.id, verdict, error, ...receipt });
      if (verdict === 'again') isAllSent = false;
      if (error?.code === 'NETWORK_REQUEST_FAILED') return false;
    }
    return isAllSent;

    function next(): PendingCall | null {
      return nextToSend(pending(), signedIn(), passedOver);
    }
  }

  return () =>
    withLock('outbox', async () => {
      const isAllSent = await drain();
      leaveWaiting();
      return isAllSent;
    });
}
