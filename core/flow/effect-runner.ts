import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { Storage } from '../ports/storage.ts';
import type { RunAlone } from '../ports/run-alone.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { Effect } from './effects.ts';
import type { AppEvent } from './events.ts';
import type { ProgressPost } from '../api/payloads.ts';
import { testIdOf, type PutOffCall } from '../domain/waiting-call.ts';
import type { AppState } from './app-state.ts';
import { OWED_LOGOUT_KEY } from './kept-state.ts';
import { asText } from './kept-values.ts';
import type { Outbox } from './outbox.ts';
import { makeOutboxSender } from './outbox-sender.ts';

/** What the runner carries effects out with. */
export interface RunnerPorts {
  readonly clock: Clock;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly tabChannel: TabChannel;
  readonly runAlone: RunAlone;
}

/** What the effects look at and tell. */
export interface EffectDeps {
  readonly current: () => AppState;
  /** What waits on this device, whichever tab put it off. */
  readonly outbox: () => Outbox;
  readonly send: (event: AppEvent) => void;
}

/** Does what reductions ask of the outside. */
export interface EffectRunner {
  carryOut(effect: Effect): void;
  /** Tells the server of a logout that it has not heard of yet. */
  payOwedLogout(): void;
  /** Resolves when every call that an effect began has ended. */
  settled(): Promise<void>;
}

/** A runner of effects; what comes of them is sent as events. */
export function makeEffectRunner(ports: RunnerPorts, { current, outbox, send }: EffectDeps): EffectRunner {
  const { storage, navigator, resultApi, deviceRegistry, authApi, tabChannel, runAlone } = ports;
  const running = new Set<Promise<unknown>>();
  const sendWaiting = makeOutboxSender({ resultApi, deviceRegistry, runAlone, outbox, signedIn, send });

  function signedIn(): readonly string[] {
    const here = current().identity.currentUser?.uuid;
    // Until the server hears of the logout, its sign-in is good for what that person left to be sent.
    const leaving = asText(storage.read(OWED_LOGOUT_KEY));
    return [here, leaving].filter((id) => id !== undefined && id !== null);
  }

  function watch(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  /** A call that nobody waits for. Without a network it is put off; any other failure is kept, and nobody is stopped by it. */
  async function inBackground(call: PutOffCall, make: () => Promise<Result<void, AppError>>): Promise<void> {
    const isBehindOthers = outbox().waiting.some((waiting) => testIdOf(waiting) === testIdOf(call));
    const answer = isBehindOthers ? null : await make();
    if (answer?.ok === true) return;
    if (answer !== null) send({ type: 'backgroundFailed', error: answer.error });
    if (answer === null || answer.error.code === 'NETWORK_REQUEST_FAILED') send({ type: 'callPutOff', call });
    if (answer === null) await sendWaiting();
  }

  function postProgress(post: ProgressPost): Promise<void> {
    return inBackground({ kind: 'progress', post }, () => resultApi.postProgress(post));
  }

  function removeDevice(deviceId: string, testId: string): Promise<void> {
    return inBackground({ kind: 'removal', deviceId, testId }, () => deviceRegistry.remove(deviceId, testId));
  }

  async function refreshAccess(): Promise<void> {
    const answer = await authApi.refresh();
    if (answer.ok) send({ type: 'accessRenewed', user: answer.value });
    else send({ type: 'backgroundFailed', error: answer.error });
  }

  /** A logout that the server did not hear of is owed until it does; whoever signs in meanwhile owes nothing any more. */
  async function endSignIn(userId: string): Promise<void> {
    storage.write(OWED_LOGOUT_KEY, userId);
    await sendWaiting();
    if (asText(storage.read(OWED_LOGOUT_KEY)) !== userId) return;
    const answer = await authApi.logOut();
    if (answer.ok) storage.remove(OWED_LOGOUT_KEY);
  }

  function payOwedLogout(): void {
    const userId = asText(storage.read(OWED_LOGOUT_KEY));
    if (userId !== null) watch(endSignIn(userId));
  }

  function carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'goTo':
        return navigator.go(effect.route);
      case 'postProgress':
        return watch(postProgress(effect.progress));
      case 'removeDevice':
        return watch(removeDevice(effect.deviceId, effect.testId));
      case 'refreshAccess':
        return watch(refreshAccess());
      case 'endSignIn':
        return watch(endSignIn(effect.userId));
      case 'sendWaiting':
        return watch(sendWaiting());
      case 'tellOtherTabs':
        return tabChannel.post({ type: 'loggedOut' });
    }
  }

  return {
    carryOut,
    payOwedLogout,
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
