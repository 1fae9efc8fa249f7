import type { Kits } from '../domain/kit.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { WithLock } from '../ports/with-lock.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { AppState } from './app-state.ts';
import { makeBackgroundCalls } from './background-calls.ts';
import type { Effect } from './effects.ts';
import type { AppEvent } from './events.ts';
import type { Outbox } from './outbox.ts';
import { makeOutboxSender } from './outbox-sender.ts';
import { makeEndLogin, pendingLogoutOf } from './pending-logout.ts';

/** The ports that effects use. */
export interface RunnerPorts {
  /** The kits that are accepted. */
  readonly kits: Kits;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly tabChannel: TabChannel;
  readonly withLock: WithLock;
}

/** Access to the runner's state. */
export interface EffectDeps {
  readonly current: () => AppState;
  /** The pending calls of all tabs. */
  readonly outbox: () => Outbox;
  readonly send: (event: AppEvent) => void;
}

/** Carries out effects. */
export interface EffectRunner {
  carryOut(effect: Effect): void;
  /** Ends a login on the server, after trying to send its owner's pending calls. */
  endLogin(userId: string): void;
  /** Tries to send the pending calls; resolves when that attempt has ended. */
  sendWaiting(): Promise<unknown>;
  /** Sends a logout that the server has not confirmed yet. */
  sendPendingLogout(): void;
  /** Resolves when every call that an effect started has ended. */
  settled(): Promise<void>;
}

/** Tracks work in progress, and when all of it has ended. */
function makeWatch() {
  const running = new Set<Promise<unknown>>();
  return {
    watch: (work: Promise<unknown>): void => {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A runner of effects; their outcomes are sent as events. */
export function makeEffectRunner(ports: RunnerPorts, { current, outbox, send }: EffectDeps): EffectRunner {
  const { storage, navigator, tabChannel } = ports;
  const { watch, settled } = makeWatch();

  function signedIn(): readonly string[] {
    const here = current().identity.currentUser?.uuid;
    // Until the server confirms the logout, that login can still send its owner's results.
    return [here, pendingLogoutOf(storage)].filter((id) => id !== undefined && id !== null);
  }

  const sendWaiting = makeOutboxSender({ ...ports, outbox, signedIn, send });
  const endLogin = makeEndLogin({ ...ports, outbox, sendWaiting });
  const { postProgress, removeDevice, refreshAccess } = makeBackgroundCalls({
    ports,
    current,
    outbox,
    send,
    sendWaiting,
  });

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
      case 'endLogin':
        return watch(endLogin(effect.userId));
      case 'sendWaiting':
        return watch(sendWaiting());
      case 'notifyOtherTabs':
        return tabChannel.post({ type: 'loggedOut', visit: effect.visit });
    }
  }

  return {
    carryOut,
    endLogin: (userId) => watch(endLogin(userId)),
    sendWaiting,
    sendPendingLogout: () => {
      const userId = pendingLogoutOf(storage);
      if (userId !== null) watch(endLogin(userId));
    },
    settled,
  };
}
