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
import { isOutboxEvent } from './outbox.ts';
import { reduceApp, LOGIN_EVENTS } from './reduce-app.ts';
import type { TestSession } from './session.ts';
import { makeSharedOutbox, type SharedOutbox } from './shared-outbox.ts';
import { isSamePerson, isIdentified } from './selectors.ts';
import { yieldMessage, storedOwner, type StoredOwner } from './stored-owner.ts';

export type { RunnerPorts } from './effect-runner.ts';

/** Holds the app's state, which only changes through events (architecture.md, "Layout"). */
export interface AppRunner {
  current(): AppState;
  /** The present moment, as passed to the reducers. */
  moment(): Moment;
  send(event: AppEvent): void;
  /** Reads what other tabs stored. Needed only before an action that must not happen twice. */
  refresh(): void;
  /** Ends, on the server, a login that this tab no longer wants. */
  endLogin(userId: string): void;
  /** Tries to send the pending calls; resolves when that attempt has ended. */
  sendWaiting(): Promise<unknown>;
  /** Calls back after every change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Resolves when every call that an effect started has ended. */
  settled(): Promise<void>;
  /** Call when the tab closes: stops listening to the other tabs. */
  close(): void;
}

/** The moment that a clock tells, where these kits are accepted. */
export function momentOf(clock: Clock, kits: Kits): Moment {
  const now = clock.now();
  const offsetAt = (instant: number): number => clock.utcOffsetMinutes(instant);
  return { kits, now, today: calendarDateAt(now, offsetAt(now)), offsetAt };
}

/** The storage, and whether it has all of this tab's state. */
interface Store {
  readonly storage: Storage;
  readonly isCurrent: boolean;
}

/** Stores the state after a login. A test in progress of the previous account is parked. */
function persistLogin(storage: Storage, before: AppState, after: AppState, stored: AppState | null): boolean {
  const [leaving, coming] = [before.identity.currentUser?.uuid, after.identity.currentUser?.uuid];
  if (leaving !== undefined && leaving !== coming) parkTest(storage, leaving);
  const isRestored = coming !== undefined && parkedTestOf(storage, coming)?.testId === after.session.testId;
  if (isRestored) takeParkedTest(storage, coming);
  return writeState(storage, stored, after);
}

/**
 * Stores what an event changed, or everything if an earlier change is not stored; true if all is stored. Changes made in another tab are
 * stored already, and another person's state is never overwritten.
 */
function persist({ storage, isCurrent }: Store, event: AppEvent, before: AppState, after: AppState): boolean {
  if (event.type === 'changedInOtherTab') return true;
  const stored = isCurrent ? before : null;
  if (LOGIN_EVENTS.has(event.type)) return persistLogin(storage, before, after, stored);
  if (event.type !== 'loggedOut') {
    const owner = storedOwner(storage, before);
    if (owner === 'another' || owner === 'loggedOut') return true;
    const isAnythingStored = owner === 'own' || !isIdentified(after);
    return writeState(storage, isAnythingStored ? stored : null, after);
  }
  if (event.isElsewhere === true) return true;
  const { currentUser } = before.identity;
  if (currentUser !== null && isTestParked(before, event.message)) parkTest(storage, currentUser.uuid);
  forgetAll(storage);
  return true;
}

/** Whether an event concerns the person in this tab, so that it must not be applied to another person's stored state. */
function isAboutPerson(event: AppEvent): boolean {
  const { type } = event;
  return type !== 'changedInOtherTab' && !isAboutOutbox(event) && !LOGIN_EVENTS.has(type);
}

/** Whether an event concerns the pending calls, which all tabs share, no matter who is logged in. */
function isAboutOutbox(event: AppEvent): boolean {
  return event.type === 'sendingDue' || isOutboxEvent(event);
}

/** Stores the pending calls, those of earlier failed attempts too, and records in the state whether that worked. */
function withPersistedOutbox(shared: SharedOutbox, event: AppEvent, after: AppState): AppState {
  if (!isAboutOutbox(event)) return after;
  const isOutboxPersisted = shared.push(after.outbox);
  return isOutboxPersisted === after.isOutboxPersisted ? after : { ...after, isOutboxPersisted };
}

/**
 * Whether opening the page, or logging in again next to a tab of the same account, only moved this page back to the step that lacks
 * something. Only this page shows that step until the person acts on it, so a tab in use keeps its step and its camera (decisions.md
 * section 7).
 */
function isOnlyMovedBack({ type }: AppEvent, before: AppState, after: AppState): boolean {
  const isOpening =
    type === 'sessionRestored' || (type === 'userLoggedIn' && isSamePerson(before.identity, after.identity));
  if (!isOpening || after.session.currentStep >= before.session.currentStep) return false;
  const { currentStep, tickedBoxes } = before.session;
  return isSameValue({ ...after.session, currentStep, tickedBoxes }, before.session);
}

/** Compares values by their JSON, the form in which they are stored. */
function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an event changed stored data that the other tabs show. */
function isSharedChange({ type }: AppEvent, before: AppState, after: AppState): boolean {
  if (type === 'changedInOtherTab' || type === 'loggedOut') return false;
  const { session, identity, outbox } = after;
  const isOutboxChanged = outbox !== before.outbox || (after.isOutboxPersisted && !before.isOutboxPersisted);
  return session !== before.session || identity !== before.identity || isOutboxChanged;
}

/**
 * The state that an event is applied to. Another tab may have deferred or sent calls in the meantime. On a login in a tab without a
 * person, the state that another tab stored counts, so that a test in progress is not started again.
 */
function upToDate(storage: Storage, cell: Cell, event: AppEvent): AppState {
  const { state, outbox } = cell;
  if (LOGIN_EVENTS.has(event.type)) {
    const { identity, session, visit } = readState(storage);
    const latest = { ...state, visit: Math.max(visit, state.visit) };
    const isOurs = isIdentified(state) && storedOwner(storage, state) !== 'another';
    return isOurs ? latest : { ...latest, identity, session };
  }
  return isAboutOutbox(event) ? { ...state, outbox: outbox.pull(state.outbox) } : state;
}

/** What one tab keeps in memory. */
interface Cell {
  state: AppState;
  /** False after a write that failed: the storage is then older than this tab's state. */
  isStorageCurrent: boolean;
  /** The stored test, while only this page shows it at an earlier step; otherwise null. */
  movedBackFrom: TestSession | null;
  readonly outbox: SharedOutbox;
}

function openCell(storage: Storage): Cell {
  return {
    state: readState(storage),
    isStorageCurrent: true,
    movedBackFrom: null,
    outbox: makeSharedOutbox(storage),
  };
}

/** Keeps a tab in line with the others: follows changes by the same person, and leaves when another person logs in. */
function makeTabSync({ storage, navigator }: RunnerPorts, cell: Cell, apply: (event: AppEvent) => void) {
  /** Leaves for the landing without touching what the other person stored. */
  function yieldToOtherUser(owner: StoredOwner): void {
    const message = yieldMessage(storage, cell.state, owner);
    leaveForLanding({ runner: { send: apply }, navigator }, { message, isElsewhere: true });
  }

  /** The owner of the stored state. If the storage is empty or incomplete, a missing person does not mean a logout. */
  function ownerOf(current: AppState): StoredOwner {
    const owner = storedOwner(storage, current);
    return owner === 'empty' || (owner === 'loggedOut' && !cell.isStorageCurrent) ? 'own' : owner;
  }

  /**
   * Takes over what the same person did in another tab, or leaves if the storage belongs to another person. The outbox is shared by
   * all.
   */
  function refresh(): void {
    const owner = isIdentified(cell.state) ? ownerOf(cell.state) : 'own';
    if (owner !== 'own') yieldToOtherUser(owner);
    const stored = readState(storage);
    const isSame =
      cell.isStorageCurrent && isIdentified(cell.state) && isSamePerson(stored.identity, cell.state.identity);
    const { identity, visit } = isSame ? stored : cell.state;
    const usesStoredTest = isSame && (cell.movedBackFrom === null || !isSameValue(stored.session, cell.movedBackFrom));
    const { session } = usesStoredTest ? stored : cell.state;
    const latest = { identity, session, outbox: cell.outbox.pull(cell.state.outbox), visit };
    const { identity: oldIdentity, session: oldSession, outbox, visit: oldVisit } = cell.state;
    if (isSameValue(latest, { identity: oldIdentity, session: oldSession, outbox, visit: oldVisit })) return;
    apply({ type: 'changedInOtherTab', ...latest });
  }

  /** Ignores the logout of an earlier visit. */
  function onMessage(message: TabMessage): void {
    if (message.type === 'kept') return refresh();
    if (!isIdentified(cell.state) || (message.visit ?? cell.state.visit) < cell.state.visit) return;
    const owner = ownerOf(cell.state);
    yieldToOtherUser(owner === 'own' ? 'loggedOut' : owner);
  }

  return { yieldToOtherUser, ownerOf, refresh, onMessage };
}

/** A runner that starts from the stored state. Sends `sessionRestored` itself, so that the step is valid from the start. */
export function makeAppRunner(ports: RunnerPorts): AppRunner {
  const { clock, storage, kits } = ports;
  const listeners = new Set<() => void>();
  const cell = openCell(storage);

  const effects = makeEffectRunner(ports, {
    current: () => cell.state,
    outbox: () => cell.outbox.read(cell.state.outbox),
    send: (event) => send(event),
  });

  const { yieldToOtherUser, ownerOf, refresh, onMessage } = makeTabSync(ports, cell, apply);
  function send(event: AppEvent): void {
    const owner = isIdentified(cell.state) && isAboutPerson(event) ? ownerOf(cell.state) : 'own';
    if (owner === 'own') apply(event);
    else if (event.type === 'loggedOut') apply({ ...event, isElsewhere: true });
    else yieldToOtherUser(owner);
  }

  function apply(event: AppEvent): void {
    const shown = cell.state;
    const before = upToDate(storage, cell, event);
    const reduction = reduceApp(before, event, momentOf(clock, kits));
    cell.state = withPersistedOutbox(cell.outbox, event, reduction.state);
    const isMovedBack = isOnlyMovedBack(event, before, cell.state);
    if (isMovedBack) cell.movedBackFrom = before.session;
    else if (cell.state.session !== before.session) cell.movedBackFrom = null;
    const shared = isMovedBack ? { ...cell.state, session: before.session } : cell.state;
    cell.isStorageCurrent = persist({ storage, isCurrent: cell.isStorageCurrent }, event, before, shared);
    if (isSharedChange(event, before, shared)) ports.tabChannel.post({ type: 'kept' });
    // A login counts as input: the hour without input begins now.
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
    close: ports.tabChannel.subscribe(onMessage),
  };
}
