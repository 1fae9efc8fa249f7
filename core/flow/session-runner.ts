import { calendarDateAt } from '../domain/calendar-date.ts';
import type { Clock } from '../ports/clock.ts';
import type { AppState, Moment } from './app-state.ts';
import type { AppEvent } from './events.ts';
import { makeEffectRunner, type RunnerPorts } from './effect-runner.ts';
import { forgetAll, LAST_INPUT_KEY, readState, writeState } from './kept-state.ts';
import { leaveForLanding } from './leave-for-landing.ts';
import { LEFT_TEST_KEY, leaveTest } from './left-test.ts';
import { reduceApp, SIGN_INS } from './reduce-app.ts';
import { isSomebody } from './selectors.ts';

export type { RunnerPorts } from './effect-runner.ts';

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
  const { clock, storage, navigator, tabChannel } = ports;
  const listeners = new Set<() => void>();
  let state = readState(storage);

  const effects = makeEffectRunner(ports, (event) => send(event));

  /** Whoever has just come was there a moment ago: the hour without input begins now. */
  function noteArrival(before: AppState): void {
    if (!isSomebody(before) && isSomebody(state)) storage.write(LAST_INPUT_KEY, clock.now());
  }

  function keep(before: AppState, event: AppEvent): void {
    if (event.type !== 'loggedOut') {
      writeState(storage, before, state);
      // Whoever came has their own test by now; one that waited for somebody else waits no longer.
      if (SIGN_INS.has(event.type)) storage.remove(LEFT_TEST_KEY);
      return;
    }
    // The tab where it happened has forgotten everything already; what is kept by now is somebody else's.
    if (event.isElsewhere === true) return;
    const { currentUser } = before.identity;
    if (currentUser !== null) leaveTest(storage, currentUser.uuid, event.message);
    forgetAll(storage);
  }

  function send(event: AppEvent): void {
    const before = state;
    const reduction = reduceApp(before, event, momentOf(clock));
    state = reduction.state;
    keep(before, event);
    noteArrival(before);
    reduction.effects.forEach((effect) => effects.carryOut(effect));
    if (state !== before) listeners.forEach((listener) => listener());
  }

  const unsubscribe = tabChannel.subscribe(() => {
    if (!isSomebody(state)) return;
    leaveForLanding({ runner: { send }, navigator }, { message: 'otherTab', isElsewhere: true });
  });
  send({ type: 'sessionRestored' });
  effects.payOwedLogout();
  return {
    current: () => state,
    moment: () => momentOf(clock),
    send,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => effects.settled(),
    close: unsubscribe,
  };
}
