import { calendarDateAt } from '../domain/calendar-date.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { CurrentUser } from '../domain/current-user.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import { APP_ROUTES } from './app-routes.ts';
import type { AppState, Moment } from './app-state.ts';
import type { Effect } from './effects.ts';
import type { AppEvent } from './events.ts';
import { forgetAll, OWED_LOGOUT_KEY, readState, writeState } from './kept-state.ts';
import { reduceApp } from './reduce-app.ts';

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

/** The one mutable cell of the app (architecture.md, "Layout"). */
export interface SessionRunner {
  current(): AppState;
  /** The present moment, as the reducers see it. */
  moment(): Moment;
  send(event: AppEvent): void;
  /** Calls back after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Resolves when every call that an effect began has ended. */
  settled(): Promise<void>;
  /** The tab is closed: it hears nothing of the others any more. */
  close(): void;
}

/** The moment that a clock tells. */
export function momentOf(clock: Clock): Moment {
  const now = clock.now();
  return { now, today: calendarDateAt(now, clock.utcOffsetMinutes(now)) };
}

/** A runner that starts from what the storage kept. Sends `sessionRestored` itself, so the step is clamped from the start. */
export function makeSessionRunner(ports: RunnerPorts): SessionRunner {
  const { clock, storage, navigator, resultApi, deviceRegistry, authApi, tabChannel } = ports;
  const listeners = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let state = readState(storage);

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
        return inBackground(authApi.refresh(), (user: CurrentUser) => send({ type: 'accessRenewed', user }));
      case 'endSignIn':
        return watch(endSignIn());
      case 'tellOtherTabs':
        return tabChannel.post({ type: 'loggedOut' });
    }
  }

  function send(event: AppEvent): void {
    const before = state;
    const reduction = reduceApp(before, event, momentOf(clock));
    state = reduction.state;
    if (event.type !== 'loggedOut') writeState(storage, before, state);
    // The tab where it happened has forgotten everything already; what is kept by now is somebody else's.
    else if (event.isElsewhere !== true) forgetAll(storage);
    reduction.effects.forEach(carryOut);
    if (state !== before) listeners.forEach((listener) => listener());
  }

  const unsubscribe = tabChannel.subscribe(() => {
    const { currentUser, isGuestLogin } = state.identity;
    if (currentUser === null && !isGuestLogin) return;
    send({ type: 'loggedOut', message: 'otherTab', isElsewhere: true });
    navigator.go(APP_ROUTES.landing);
  });
  send({ type: 'sessionRestored' });
  if (storage.read(OWED_LOGOUT_KEY) === true) watch(endSignIn());
  return {
    current: () => state,
    moment: () => momentOf(clock),
    send,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    close: unsubscribe,
  };
}
