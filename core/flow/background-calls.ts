import type { ProgressPost } from '../api/payloads.ts';
import { testIdOf, type DeferredCall } from './pending-call.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { AppState } from './app-state.ts';
import { askingPerson } from './asker.ts';
import type { AppEvent } from './events.ts';
import { makeCall } from './make-call.ts';
import { isAnythingWaiting, type Outbox } from './outbox.ts';

/** What the calls are made with, and what they look at and tell. */
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

/** The calls that nobody waits for. */
export function makeBackgroundCalls({ ports, current, outbox, send, sendWaiting }: BackgroundCallDeps) {
  /** Without a network, or behind what waits of the same test, the call is put off; any other failure is kept, and nobody is stopped by it. */
  async function inTurn(call: DeferredCall): Promise<void> {
    if (isAnythingWaiting(outbox(), testIdOf(call))) {
      send({ type: 'callDeferred', call });
      await sendWaiting();
      return;
    }
    const answer = await makeCall(ports, call);
    if (answer.ok) return;
    send({ type: 'backgroundFailed', error: answer.error });
    if (answer.error.code === 'NETWORK_REQUEST_FAILED') send({ type: 'callDeferred', call });
  }

  return {
    postProgress: (post: ProgressPost): Promise<void> => inTurn({ kind: 'progress', post }),
    removeDevice: (deviceId: string, testId: string): Promise<void> => inTurn({ kind: 'removal', deviceId, testId }),
    refreshAccess: async (): Promise<void> => {
      const isAsking = askingPerson({ current });
      const answer = await ports.authApi.refresh();
      if (!isAsking()) return;
      if (answer.ok) send({ type: 'accessRenewed', user: answer.value });
      else send({ type: 'backgroundFailed', error: answer.error });
    },
  };
}
