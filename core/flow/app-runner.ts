import { calendarDateAt } from '../domain/calendar-date.ts';
import type { Kits } from '../domain/kit.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabMessage } from '../ports/tab-channel.ts';
import type { AppState, LogoutMessage, Moment } from './app-state.ts';
import type { AppEvent } from './events.ts';
import { makeEffectRunner, type RunnerPorts } from './effect-runner.ts';
import { leaveForLanding } from './leave-for-landing.ts';
import { forgetVisit, LAST_INPUT_KEY, PERSISTED_KEYS, readPerson, writePerson } from './persisted-state.ts';
import { asPerson, isSameOwner, ownerOf, userOf, type Person } from './person.ts';
import type { ChangeTest } from './change-tests.ts';
import { reduceApp } from './reduce-app.ts';
import { LOGIN_EVENTS } from './reduce-visit.ts';
import { reduceRecord, type RecordReduction } from './reduce-record.ts';
import { makeRecordStore, type RecordStore } from './record-store.ts';
import { EMPTY_TAB, makeShownState, type TabState } from './tab-state.ts';
import { isRecordOver, openTestOf, type Records, type TestRecord } from './test-record.ts';

export type { RunnerPorts } from './effect-runner.ts';

/** Holds the app's state, which only changes through events (architecture.md, "Layout"). */
export interface AppRunner {
  current(): AppState;
  /** Everything known of a test; null if nothing is. */
  test(testId: string): TestRecord | null;
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
  /** Makes `settled` wait for this work, too. */
  watch(work: Promise<unknown>): void;
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

/**
 * Who is stored, compared with a tab. `own`: the tab's person. `another`: another person logged in in another tab. `loggedOut`: the tab's
 * person logged out in another tab. `empty`: the storage was cleared, or stores nothing.
 */
type StoredPerson = 'own' | 'another' | 'loggedOut' | 'empty';

function storedPerson(storage: Storage, { person }: TabState): StoredPerson {
  const stored = asPerson(storage.read(PERSISTED_KEYS.person));
  const owner = stored === null ? null : ownerOf(stored);
  if (owner !== null) return isSameOwner(owner, ownerOf(person)) ? 'own' : 'another';
  if (person.who === null) return 'own';
  return stored === null ? 'empty' : 'loggedOut';
}

/** The message of a tab that ends because another person logged in, or its own logged out elsewhere. A test that waits takes priority. */
function yieldMessage({ person, records }: TabState, owner: StoredPerson): LogoutMessage {
  if (userOf(person) !== null && openTestOf(records, person) !== null) return 'loginEnded';
  return owner === 'another' ? 'otherPerson' : 'otherTab';
}

/**
 * The tab that a login is applied to. On a login in a tab without a person, the guest or the account that another tab stored counts as here:
 * a guest's test stays with the guest.
 */
function beforeLogin(storage: Storage, tab: TabState, event: AppEvent): TabState {
  const { person: stored } = readPerson(storage);
  const latest = { ...tab, person: { ...tab.person, visit: Math.max(stored.visit, tab.person.visit) } };
  if (tab.person.who !== null && storedPerson(storage, tab) !== 'another') return latest;
  const isGuestsTest = stored.who?.kind === 'guest' && event.type !== 'guestContinued';
  return {
    ...latest,
    person: isGuestsTest ? { ...latest.person, who: null, lastFlow: null } : { ...stored, visit: latest.person.visit },
  };
}

/** Whether an event concerns the person in this tab, so that it must not be applied to another person. */
function isAboutPerson(event: AppEvent): boolean {
  const { type } = event;
  const isAboutCalls = type === 'callAdded' || type === 'callAnswered' || type === 'sendingDue';
  const isOfNamedTest = 'testId' in event && type !== 'testStarted';
  return type !== 'changedInOtherTab' && !isAboutCalls && !isOfNamedTest && !LOGIN_EVENTS.has(type);
}

/** What one tab keeps in memory. */
interface Cell {
  tab: TabState;
  /** False after a write that failed: the storage is then older than this tab's person. */
  isPersonStored: boolean;
}

/** The state that a browser stores, as a page that opens begins with it. */
export function storedState(storage: Storage): AppState {
  const records = makeRecordStore(storage, '', () => false).readAll();
  return makeShownState()({ ...EMPTY_TAB, ...readPerson(storage), records });
}

/** Applies events to the stored records; an event is known by the tab and its number. */
function makeChangeTest(store: RecordStore, tabId: string): ChangeTest {
  let events = 0;
  return (testId, event, context, base) => {
    events += 1;
    const inContext = { ...context, eventId: `${tabId}.${String(events)}` };
    const found: { reduction: RecordReduction | null } = { reduction: null };
    const record = store.change(testId, (latest) => {
      const before = latest ?? base ?? null;
      if (before === null) return null;
      const reduction = reduceRecord(before, event, inContext);
      found.reduction ??= reduction;
      return isRecordOver(reduction.record) ? null : reduction.record;
    });
    return found.reduction === null ? null : { ...found.reduction, record };
  };
}

/** Keeps a tab in line with the others: follows changes by the same person, and leaves when another person logs in. */
function makeTabSync(
  { storage, navigator }: RunnerPorts,
  cell: Cell,
  store: RecordStore,
  apply: (event: AppEvent) => void,
) {
  /** Leaves for the landing without touching what the other person stored. */
  function yieldTo(owner: StoredPerson): void {
    cell.tab = { ...cell.tab, records: store.readAll() };
    const message = yieldMessage(cell.tab, owner);
    leaveForLanding({ runner: { send: apply }, navigator }, { message, isElsewhere: true });
  }

  /** Who is stored. If the storage is empty or incomplete, a missing person does not mean a logout. */
  function ownerHere(): StoredPerson {
    const owner = cell.tab.person.who === null ? 'own' : storedPerson(storage, cell.tab);
    return owner === 'empty' || (owner === 'loggedOut' && !cell.isPersonStored) ? 'own' : owner;
  }

  function isSame(records: Records, person: Person): boolean {
    const { tab } = cell;
    const areSame =
      records.size === tab.records.size && [...records].every(([id, record]) => tab.records.get(id) === record);
    return areSame && (person === tab.person || JSON.stringify(person) === JSON.stringify(tab.person));
  }

  /** Takes over what was done in another tab, or leaves if another person is stored now. The records are shared by all. */
  function refresh(): void {
    const owner = ownerHere();
    if (owner !== 'own') yieldTo(owner);
    const { person: stored } = readPerson(storage);
    const isFollowed = cell.isPersonStored && cell.tab.person.who !== null && storedPerson(storage, cell.tab) === 'own';
    const person = isFollowed && stored.who !== null ? stored : cell.tab.person;
    const records = store.readAll();
    if (!isSame(records, person)) apply({ type: 'changedInOtherTab', person, records });
  }

  /** Ignores the logout of an earlier visit. */
  function onMessage(message: TabMessage): void {
    if (message.type === 'kept') return refresh();
    const { person } = cell.tab;
    if (person.who === null || (message.visit ?? person.visit) < person.visit) return;
    const owner = ownerHere();
    yieldTo(owner === 'own' ? 'loggedOut' : owner);
  }

  return { yieldTo, ownerHere, refresh, onMessage };
}

/** The records, and how events change them. */
function openStore({ storage, tabChannel: { tabId } }: RunnerPorts) {
  const store = makeRecordStore(storage, tabId, () => storage.read(PERSISTED_KEYS.person) === undefined);
  return { store, changeTest: makeChangeTest(store, tabId) };
}

/** Stores the person: what changed, or everything if an earlier change is not stored. Another person is never overwritten. */
function keepPerson(storage: Storage, cell: Cell, event: AppEvent, before: TabState, after: TabState): void {
  if (event.type === 'changedInOtherTab' || (event.type === 'loggedOut' && event.isElsewhere === true)) return;
  const isLogin = LOGIN_EVENTS.has(event.type);
  const owner = isLogin || event.type === 'loggedOut' ? 'own' : storedPerson(storage, before);
  if (owner === 'another' || owner === 'loggedOut') return;
  const isAllThere = cell.isPersonStored && (owner === 'own' || after.person.who === null);
  cell.isPersonStored = writePerson(storage, isAllThere ? before : null, after);
  if (event.type === 'loggedOut') forgetVisit(storage);
}

/** Whether an event changed what other tabs show, which they do not learn by themselves. */
function isNews({ type }: AppEvent, before: TabState, after: TabState): boolean {
  if (after.isStored && !before.isStored) return true;
  const isChanged = after.records !== before.records || after.person !== before.person;
  return isChanged && type !== 'changedInOtherTab' && type !== 'loggedOut';
}

/** A runner that starts from the stored state. Sends `sessionRestored` itself, so that the step is valid from the start. */
export function makeAppRunner(ports: RunnerPorts): AppRunner {
  const { clock, storage, kits } = ports;
  const { store, changeTest } = openStore(ports);
  const listeners = new Set<() => void>();
  const cell: Cell = { tab: { ...EMPTY_TAB, ...readPerson(storage), records: store.readAll() }, isPersonStored: true };
  const shown = makeShownState();

  const effects = makeEffectRunner(ports, {
    current: () => shown(cell.tab),
    tests: () => store.readAll(),
    send: (event) => send(event),
  });

  const { yieldTo, ownerHere, refresh, onMessage } = makeTabSync(ports, cell, store, apply);
  function send(event: AppEvent): void {
    const owner = isAboutPerson(event) ? ownerHere() : 'own';
    if (owner === 'own') apply(event);
    else if (event.type === 'loggedOut') apply({ ...event, isElsewhere: true });
    else yieldTo(owner);
  }

  function apply(event: AppEvent): void {
    const start = cell.tab;
    const before = LOGIN_EVENTS.has(event.type) ? beforeLogin(storage, start, event) : start;
    const reduction = reduceApp(before, event, { moment: momentOf(clock, kits), changeTest });
    keepPerson(storage, cell, event, before, reduction.tab);
    const isStored = store.store();
    cell.tab = isStored === reduction.tab.isStored ? reduction.tab : { ...reduction.tab, isStored };
    if (isNews(event, start, cell.tab)) ports.tabChannel.post({ type: 'kept' });
    // A login counts as input: the hour without input begins now.
    if (start.person.who === null && cell.tab.person.who !== null) storage.write(LAST_INPUT_KEY, clock.now());
    reduction.effects.forEach((effect) => effects.carryOut(effect));
    if (event.type === 'sendingDue') effects.sendPendingLogout();
    if (cell.tab !== start) listeners.forEach((listener) => listener());
  }

  send({ type: 'sessionRestored' });
  effects.sendPendingLogout();
  return {
    current: () => shown(cell.tab),
    test: (testId) => store.read(testId),
    moment: () => momentOf(clock, kits),
    send,
    refresh,
    endLogin: (userId) => effects.endLogin(userId),
    sendWaiting: () => effects.sendWaiting(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: (work) => effects.watch(work),
    settled: () => effects.settled(),
    close: ports.tabChannel.subscribe(onMessage),
  };
}
