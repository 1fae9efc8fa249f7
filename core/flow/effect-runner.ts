import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { Effect } from './effects.ts';
import type { AppEvent } from './events.ts';
import { OWED_LOGOUT_KEY } from './kept-state.ts';

/** What the runner carries effects out with. */
export interface RunnerPorts {
  readonly clock: Clock;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly tabChannel: TabChannel;
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
export function makeEffectRunner(ports: RunnerPorts, send: (event: AppEvent) => void): EffectRunner {
  const { storage, navigator, resultApi, deviceRegistry, authApi, tabChannel } = ports;
  const running = new Set<Promise<unknown>>();

  function watch(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  function inBackground<Value>(call: Promise<Result<Value, AppError>>, onGood?: (value: Value) => void): void {
    const end = async (): Promise<void> => {
      const answer = await call;
      if (!answer.ok) send({ type: 'backgroundFailed', error: answer.error });
      else onGood?.(answer.value);
    };
    watch(end());
  }

  /** A logout that the server did not hear of is owed until it does; whoever signs in meanwhile owes nothing any more. */
  async function endSignIn(): Promise<void> {
    storage.write(OWED_LOGOUT_KEY, true);
    const answer = await authApi.logOut();
    if (answer.ok) storage.remove(OWED_LOGOUT_KEY);
  }

  function carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'goTo':
        return navigator.go(effect.route);
      case 'postProgress':
        return inBackground(resultApi.postProgress(effect.progress));
      case 'removeDevice':
        return inBackground(deviceRegistry.remove(effect.deviceId, effect.testId));
      case 'refreshAccess':
        return inBackground(authApi.refresh(), (user) => send({ type: 'accessRenewed', user }));
      case 'endSignIn':
        return watch(endSignIn());
      case 'tellOtherTabs':
        return tabChannel.post({ type: 'loggedOut' });
    }
  }

  return {
    carryOut,
    payOwedLogout: () => {
      if (storage.read(OWED_LOGOUT_KEY) === true) watch(endSignIn());
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
