import { calendarDateAt } from '../domain/calendar-date.ts';
import type { Clock } from '../ports/clock.ts';
import type { TabMessage } from '../ports/tab-channel.ts';
import type { AppState, Moment } from './app-state.ts';
import type { AppEvent } from './events.ts';
import { makeEffectRunner, type RunnerPorts } from './effect-runner.ts';
import { forgetAll, isSamePerson, LAST_INPUT_KEY, readState, writeState } from './kept-state.ts';
import { leaveForLanding } from './leave-for-landing.ts';
import { LEFT_TEST_KEY, leaveTest } from './left-test.ts';
import { readOutbox, writeOutbox, type Outbox } from './outbox.ts';
import { OUTBOX_EVENTS, reduceApp, SIGN_INS } from './reduce-app.ts';
import { isSomebody } from './selectors.ts';

export type { RunnerPorts } from './effect-runner.ts';

/** The one mutable cell of the app (architecture.md, "Layout"). */
export interface SessionRunner {
  current(): AppState;
  /** The present moment, as the reducers see it. */
  moment(): Moment;
  send(event: AppEvent): void;
  /** Looks at what the other tabs have kept; needed only before something that must not be done twice. */
  refresh(): void;
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

  let isOutboxKept = true;

  /** What waits, as all tabs know it; where nothing can be kept, this tab alone knows. */
  function latestOutbox(): Outbox {
    return isOutboxKept ? readOutbox(storage) : state.outbox;
  }

  const effects = makeEffectRunner(ports, {
    current: () => state,
    outbox: latestOutbox,
    send: (event) => send(event),
  });

  /** Whoever has just come was there a moment ago: the hour without input begins now. */
  function noteArrival(before: AppState): void {
    if (!isSomebody(before) && isSomebody(state)) storage.write(LAST_INPUT_KEY, clock.now());
  }

  function keepOutbox(before: AppState): void {
    if (state.outbox !== before.outbox) isOutboxKept = writeOutbox(storage, state.outbox);
  }

  function isChanged(before: AppState): boolean {
    return state.session !== before.session || state.identity !== before.identity || state.outbox !== before.outbox;
  }

  function keep(before: AppState, event: AppEvent): void {
    if (event.type === 'keptElsewhere') return;
    keepOutbox(before);
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
    const before = withLatestOutbox(event);
    const reduction = reduceApp(before, event, momentOf(clock));
    state = reduction.state;
    const isNews = isChanged(before) && event.type !== 'keptElsewhere' && event.type !== 'loggedOut';
    keep(before, event);
    if (isNews) tabChannel.post({ type: 'kept' });
    noteArrival(before);
    reduction.effects.forEach((effect) => effects.carryOut(effect));
    if (event.type === 'sendingDue') effects.payOwedLogout();
    if (state !== before) listeners.forEach((listener) => listener());
  }

  /** The state that an event about what waits is applied to: another tab may have put off, or sent, in the meantime. */
  function withLatestOutbox({ type }: AppEvent): AppState {
    if (!OUTBOX_EVENTS.has(type) && type !== 'sendingDue') return state;
    return { ...state, outbox: latestOutbox() };
  }

  /** The same person went on in another tab; what is about somebody else, the logout's own message tells. */
  function refresh(): void {
    const kept = readState(storage);
    if (!isSomebody(state) || !isSamePerson(kept.identity, state.identity)) return;
    const { identity, session } = kept;
    send({ type: 'keptElsewhere', identity, session, outbox: latestOutbox() });
  }

  function hear({ type }: TabMessage): void {
    if (type === 'kept') return refresh();
    if (!isSomebody(state)) return;
    leaveForLanding({ runner: { send }, navigator }, { message: 'otherTab', isElsewhere: true });
  }

  const unsubscribe = tabChannel.subscribe(hear);
  send({ type: 'sessionRestored' });
  effects.payOwedLogout();
  return {
    current: () => state,
    moment: () => momentOf(clock),
    send,
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => effects.settled(),
    close: unsubscribe,
  };
}
