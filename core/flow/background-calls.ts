import type { ProgressPost } from '../api/payloads.ts';
import { isUnreachable, testIdOf, type DeferredCall } from './pending-call.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { AppState } from './app-state.ts';
import { makePersonCheck } from './person-check.ts';
import type { AppEvent } from './events.ts';
import { makeCall } from './make-call.ts';
import { hasPendingCall, type Outbox } from './outbox.ts';

/** Dependencies of the background calls. */
export interface BackgroundCallDeps {
  readonly ports: {
    readonly resultApi: ResultApi;
    readonly deviceRegistry: DeviceRegistry;
    readonly authApi: AuthApi;
  };
  readonly current: () => AppState;
  readonly outbox: () => Outbox;
  readonly send: (event: AppEvent) => void;
  readonly sendWaiting: () => Promise<unknown>;
}

/** Calls that run in the background; the person does not wait for them. */
export function makeBackgroundCalls({ ports, current, outbox, send, sendWaiting }: BackgroundCallDeps) {
  /**
   * Defers the call if our server cannot be reached or used, or if earlier calls of the same test are pending. Any other failure is recorded, and stops
   * nothing.
   */
  async function callOrDefer(call: DeferredCall): Promise<void> {
    if (hasPendingCall(outbox(), testIdOf(call))) {
      send({ type: 'callDeferred', call });
      await sendWaiting();
      return;
    }
    const answer = await makeCall(ports, call);
    if (answer.ok) return;
    send({ type: 'backgroundFailed', error: answer.error });
    if (isUnreachable(answer.error)) send({ type: 'callDeferred', call });
  }

  return {
    postProgress: (post: ProgressPost): Promise<void> => callOrDefer({ kind: 'progress', post }),
    removeDevice: (deviceId: string, testId: string): Promise<void> =>
      callOrDefer({ kind: 'removal', deviceId, testId }),
    refreshAccess: async (): Promise<void> => {
      const isSamePerson = makePersonCheck({ current });
      const answer = await ports.authApi.refresh();
      if (!isSamePerson()) return;
      if (answer.ok) send({ type: 'accessRenewed', user: answer.value });
      else send({ type: 'backgroundFailed', error: answer.error });
    },
  };
}
