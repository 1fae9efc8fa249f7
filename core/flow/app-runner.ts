import { calendarDateAt } from '../domain/calendar-date.ts';
import type { Kits } from '../domain/kit.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabMessage } from '../ports/tab-channel.ts';
import type { AppState, Moment } from './app-state.ts';
import type { AppEvent } from './events.ts';
import { makeEffectRunner, type RunnerPorts } from './effect-runner.ts';
import { forgetAll, LAST_INPUT_KEY, readState, writeState } from './persisted-state.ts';
import { leaveForLanding } from './leave-for-landing.ts';
import { isTestParked, parkTest, parkedTestOf, takeParkedTest } from './parked-test.ts';
import { isOutboxEvent, readOutbox, writeOutbox, type Outbox } from './outbox.ts';
import { reduceApp, LOGIN_EVENTS } from './reduce-app.ts';
import type { TestSession } from './session.ts';
import { isSamePerson, isIdentified } from './selectors.ts';
import { yieldMessage, storedOwner, type StoredOwner } from './stored-owner.ts';

export type { RunnerPorts } from './effect-runner.ts';

/** The one mutable cell of the app (architecture.md, "Layout"). */
export interface AppRunner {
  current(): AppState;
  /** The present moment, as the reducers see it. */
  moment(): Moment;
  send(event: AppEvent): void;
  /** Looks at what the other tabs have kept; needed only before something that must not be done twice. */
  refresh(): void;
  /** Ends, on the server, a login that this tab no longer wants. */
  endLogin(userId: string): void;
  /** Sends what waits; resolves when that was tried. */
  sendWaiting(): Promise<unknown>;
  /** Calls back after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Resolves when every call that an effect began has ended. */
  settled(): Promise<void>;
  /** The tab is closed: it hears nothing of the others any more. */
  close(): void;
}

/** The moment that a clock tells, where these kits are accepted. */
export function momentOf(clock: Clock, kits: Kits): Moment {
  const now = clock.now();
  const offsetAt = (instant: number): number => clock.utcOffsetMinutes(instant);
  return { kits, now, today: calendarDateAt(now, offsetAt(now)), offsetAt };
}

/** Stores the state of the person who came. A test under way of the account before is laid aside for it. */
function persistLogin(storage: Storage, before: AppState, after: AppState): boolean {
  const [leaving, coming] = [before.identity.currentUser?.uuid, after.identity.currentUser?.uuid];
  if (leaving !== undefined && leaving !== coming) parkTest(storage, leaving);
  const isTaken = coming !== undefined && parkedTestOf(storage, coming)?.testId === after.session.testId;
  if (isTaken) takeParkedTest(storage, coming);
  return writeState(storage, before, after);
}

/**
 * Stores what an event changed; true if it is stored. What happened in another tab is stored already, and the state of
 * another person is never overwritten.
 */
function keep(storage: Storage, event: AppEvent, before: AppState, after: AppState): boolean {
  if (event.type === 'changedInOtherTab') return true;
  if (LOGIN_EVENTS.has(event.type)) return persistLogin(storage, before, after);
  if (event.type !== 'loggedOut') {
    const owner = storedOwner(storage, before);
    if (owner === 'another' || owner === 'loggedOut') return true;
    const isAnythingStored = owner === 'own' || !isIdentified(after);
    return writeState(storage, isAnythingStored ? before : null, after);
  }
  if (event.isElsewhere === true) return true;
  const { currentUser } = before.identity;
  if (currentUser !== null) {
    const keepTest = isTestParked(before.identity, event.message) ? parkTest : takeParkedTest;
    keepTest(storage, currentUser.uuid);
  }
  forgetAll(storage);
  return true;
}

/** Events that concern the device, or who is here: they are taken also where the stored state is another person's. */
function isAboutPerson(event: AppEvent): boolean {
  const { type } = event;
  return type !== 'changedInOtherTab' && type !== 'sendingDue' && !isOutboxEvent(event) && !LOGIN_EVENTS.has(type);
}

/** Writes down what waits, whoever is here, and tells in the state whether the device keeps it. */
function withPersistedOutbox(storage: Storage, event: AppEvent, before: AppState, after: AppState): AppState {
  if (event.type === 'changedInOtherTab' || after.outbox === before.outbox) return after;
  const isOutboxPersisted = writeOutbox(storage, after.outbox);
  return isOutboxPersisted === after.isOutboxPersisted ? after : { ...after, isOutboxPersisted };
}

/**
 * Whether opening the page, or logging in again beside a tab of the same account, only moved this page back to the step where something is
 * missing. Only this page shows that step until something is done in it, so a tab in use keeps its step and its camera (decisions.md section 7).
 */
function isOwnView({ type }: AppEvent, before: AppState, after: AppState): boolean {
  const isOpening =
    type === 'sessionRestored' || (type === 'userLoggedIn' && isSamePerson(before.identity, after.identity));
  if (!isOpening || after.session.currentStep >= before.session.currentStep) return false;
  const { currentStep, tickedBoxes } = before.session;
  return isSameValue({ ...after.session, currentStep, tickedBoxes }, before.session);
}

/** Compares what is stored as JSON. */
function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the other tabs have something to look at in what was kept. */
function isNewsForOthers({ type }: AppEvent, before: AppState, after: AppState): boolean {
  if (type === 'changedInOtherTab' || type === 'loggedOut') return false;
  const { session, identity, outbox } = after;
  return session !== before.session || identity !== before.identity || outbox !== before.outbox;
}

/** What waits, as all tabs know it; where nothing can be kept, this tab alone knows. */
function latestOutbox(storage: Storage, { isOutboxPersisted, outbox }: AppState): Outbox {
  return isOutboxPersisted ? readOutbox(storage) : outbox;
}

/**
 * The state that an event is applied to. Of what waits, another tab may have put off, or sent, in the meantime. Who comes where
 * nobody is goes on with what another tab keeps of them, as they would there: a test under way is not begun again.
 */
function upToDate(storage: Storage, event: AppEvent, state: AppState): AppState {
  if (LOGIN_EVENTS.has(event.type)) {
    const { identity, session, visit } = readState(storage);
    const latest = { ...state, visit: Math.max(visit, state.visit) };
    const isOurs = isIdentified(state) && storedOwner(storage, state) !== 'another';
    return isOurs ? latest : { ...latest, identity, session };
  }
  if (!isOutboxEvent(event) && event.type !== 'sendingDue') return state;
  return { ...state, outbox: latestOutbox(storage, state) };
}

/** What a tab knows for itself. */
interface Cell {
  state: AppState;
  /** Once the storage is full, what it holds is older than what this tab knows. */
  isAllKept: boolean;
  /** The stored test, while only this page shows it at an earlier step; otherwise null. */
  movedBackFrom: TestSession | null;
}

/** What a tab does about the others: it follows its own person, and ends when another one comes. */
function makeNeighbours({ storage, navigator }: RunnerPorts, cell: Cell, apply: (event: AppEvent) => void) {
  /** Another person is here now, or none: this tab forgets its own, and touches nothing of theirs. */
  function yieldToOtherUser(owner: StoredOwner): void {
    const message = yieldMessage(storage, cell.state, owner);
    leaveForLanding({ runner: { send: apply }, navigator }, { message, isElsewhere: true });
  }

  /** The owner of the stored state. Where the storage is empty or incomplete, a missing person does not mean a logout. */
  function ownerOf(current: AppState): StoredOwner {
    const owner = storedOwner(storage, current);
    return owner === 'empty' || (owner === 'loggedOut' && !cell.isAllKept) ? 'own' : owner;
  }

  /** Shows what the same person did in another tab, and makes way where another one is here. What waits belongs to the device. */
  function refresh(): void {
    const owner = isIdentified(cell.state) ? ownerOf(cell.state) : 'own';
    if (owner !== 'own') yieldToOtherUser(owner);
    const kept = readState(storage);
    const isSame = cell.isAllKept && isIdentified(cell.state) && isSamePerson(kept.identity, cell.state.identity);
    const { identity, visit } = isSame ? kept : cell.state;
    const isStoredNews = isSame && (cell.movedBackFrom === null || !isSameValue(kept.session, cell.movedBackFrom));
    const { session } = isStoredNews ? kept : cell.state;
    const news = { identity, session, outbox: latestOutbox(storage, cell.state), visit };
    const { identity: whose, session: test, outbox, visit: since } = cell.state;
    if (isSameValue(news, { identity: whose, session: test, outbox, visit: since })) return;
    apply({ type: 'changedInOtherTab', ...news });
  }

  /** Ignores the logout of an earlier visit. */
  function hear(message: TabMessage): void {
    if (message.type === 'kept') return refresh();
    if (!isIdentified(cell.state) || (message.visit ?? cell.state.visit) < cell.state.visit) return;
    const owner = ownerOf(cell.state);
    yieldToOtherUser(owner === 'own' ? 'loggedOut' : owner);
  }

  return { yieldToOtherUser, ownerOf, refresh, hear };
}

/** A runner that starts from what the storage kept. Sends `sessionRestored` itself, so the step is clamped from the start. */
export function makeAppRunner(ports: RunnerPorts): AppRunner {
  const { clock, storage, kits } = ports;
  const listeners = new Set<() => void>();
  const cell: Cell = { state: readState(storage), isAllKept: true, movedBackFrom: null };

  const effects = makeEffectRunner(ports, {
    current: () => cell.state,
    outbox: () => latestOutbox(storage, cell.state),
    send: (event) => send(event),
  });

  const { yieldToOtherUser, ownerOf, refresh, hear } = makeNeighbours(ports, cell, apply);
  function send(event: AppEvent): void {
    const owner = isIdentified(cell.state) && isAboutPerson(event) ? ownerOf(cell.state) : 'own';
    if (owner === 'own') apply(event);
    else if (event.type === 'loggedOut') apply({ ...event, isElsewhere: true });
    else yieldToOtherUser(owner);
  }

  function apply(event: AppEvent): void {
    const shown = cell.state;
    const before = upToDate(storage, event, cell.state);
    const reduction = reduceApp(before, event, momentOf(clock, kits));
    cell.state = withPersistedOutbox(storage, event, before, reduction.state);
    const isMovedBack = isOwnView(event, before, cell.state);
    if (isMovedBack) cell.movedBackFrom = before.session;
    else if (cell.state.session !== before.session) cell.movedBackFrom = null;
    const shared = isMovedBack ? { ...cell.state, session: before.session } : cell.state;
    cell.isAllKept = keep(storage, event, before, shared) && cell.isAllKept;
    if (isNewsForOthers(event, before, shared)) ports.tabChannel.post({ type: 'kept' });
    // Whoever has just come was there a moment ago: the hour without input begins now.
    if (!isIdentified(shown) && isIdentified(cell.state)) storage.write(LAST_INPUT_KEY, clock.now());
    reduction.effects.forEach((effect) => effects.carryOut(effect));
    if (event.type === 'sendingDue') effects.sendPendingLogout();
    if (cell.state !== shown) listeners.forEach((listener) => listener());
  }

  send({ type: 'sessionRestored' });
  effects.sendPendingLogout();
  return {
    current: () => cell.state,
    moment: () => momentOf(clock, kits),
    send,
    refresh,
    endLogin: (userId) => effects.endLogin(userId),
    sendWaiting: () => effects.sendWaiting(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => effects.settled(),
    close: ports.tabChannel.subscribe(hear),
  };
}
