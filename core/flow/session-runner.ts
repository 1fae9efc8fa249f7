import { calendarDateAt } from '../domain/calendar-date.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { AccessApi } from '../ports/access-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { Storage } from '../ports/storage.ts';
import type { AppState, Moment } from './app-state.ts';
import type { Effect } from './effects.ts';
import type { AppEvent } from './events.ts';
import { forgetAll, readState, writeState } from './kept-state.ts';
import { reduceApp } from './reduce-app.ts';

/** What the runner carries effects out with. */
export interface RunnerPorts {
  readonly clock: Clock;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly accessApi: AccessApi;
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
}

/** The moment that a clock tells. */
export function momentOf(clock: Clock): Moment {
  const now = clock.now();
  return { now, today: calendarDateAt(now, clock.utcOffsetMinutes(now)) };
}

/** A runner that starts from what the storage kept. Sends `sessionRestored` itself, so the step is clamped from the start. */
export function makeSessionRunner(ports: RunnerPorts): SessionRunner {
  const { clock, storage, navigator, resultApi, deviceRegistry, accessApi } = ports;
  const listeners = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let state = readState(storage);

  function inBackground(call: Promise<Result<void, AppError>>): void {
    const watched = call.then((answer) => {
      if (!answer.ok) send({ type: 'backgroundFailed', error: answer.error });
    });
    running.add(watched);
    void watched.finally(() => running.delete(watched));
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
        return inBackground(accessApi.refresh());
    }
  }

  function send(event: AppEvent): void {
    const before = state;
    const reduction = reduceApp(before, event, momentOf(clock));
    state = reduction.state;
    if (event.type === 'loggedOut') forgetAll(storage);
    else writeState(storage, before, state);
    reduction.effects.forEach(carryOut);
    if (state !== before) listeners.forEach((listener) => listener());
  }

  send({ type: 'sessionRestored' });
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
  };
}
