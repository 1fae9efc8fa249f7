import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import type { Storage } from '../ports/storage.ts';
import { PERSISTED_KEYS } from './persisted-state.ts';
import { asFlag, asRecord, asText, asWhole } from './persisted-values.ts';
import { asPerson, isSameOwner, ownerOf, type Owner, type Person } from './person.ts';
import { isTestInProgress } from './selectors.ts';
import { EMPTY_SESSION } from './session.ts';
import { asSession, withDefaults } from './stored-session.ts';
import { testIdOf } from './test-calls.ts';
import {
  asCall,
  asRefusal,
  asTestRecord,
  newRecord,
  openedTest,
  recordKey,
  type OpenTest,
  type TestRecord,
} from './test-record.ts';
import { asProof } from './timer-proof.ts';

/**
 * The keys under which earlier versions stored a test, its person and its calls apart from each other. They also stored the number of the
 * visit, which stays: without it an open page of such a version would take the storage for cleared, and store everything anew.
 */
const OLD_KEYS = [
  ...['session', 'currentUser', 'profiles', 'isGuestLogin', 'guestUser', 'guestForm', 'account'],
  ...['timerProof', 'outbox', 'leftTest'],
] as const;
const VISIT_KEY = 'visit';

/** A guest who left before the calls of their test were sent: no one here. */
const PAST_GUEST: Owner = { kind: 'guest', visit: -1 };
/** A test that was stored without its id, which the server never gave or which was damaged. */
const WITHOUT_ID = 'unknown';

type Values = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function personOf(old: Values): Person {
  const who =
    asRecord(old.currentUser) === null ? null : { kind: 'account', user: old.currentUser, profiles: old.profiles };
  const guest = asFlag(old.isGuestLogin) ? { kind: 'guest' } : null;
  const { isReportingResult, isFollowingTest } = asSession(old.session);
  const lastFlow = isReportingResult ? 'reporting' : isFollowingTest ? 'testing' : null;
  const visit = asWhole(old[VISIT_KEY]) ?? 0;
  return asPerson({ visit, who: who ?? guest, lastFlow }) ?? { visit, who: null, lastFlow: null };
}

/** A stored test with what was known of its timers; null if none was under way. */
function openOf(stored: unknown, timerProof: unknown): OpenTest | null {
  const session = asSession(stored);
  if (!isTestInProgress(session)) return null;
  const isOfTest = asText(asRecord(timerProof)?.testId) === session.testId && session.countdownTimerEndTime !== null;
  return { ...openedTest(session), proof: isOfTest ? asProof(timerProof) : null };
}

function asKept(testId: string, owner: Owner, open: OpenTest | null, now: number): TestRecord {
  return { ...newRecord(testId, owner, open?.session ?? EMPTY_SESSION, now), open };
}

/** Tests by their ids. */
class OldTests {
  readonly records = new Map<string, TestRecord>();
  private readonly storage: Storage;
  private readonly now: number;

  constructor(storage: Storage, now: number) {
    this.storage = storage;
    this.now = now;
  }

  recordOf(testId: string, owner: Owner): TestRecord {
    const stored = this.records.get(testId) ?? asTestRecord(testId, this.storage.read(recordKey(testId)));
    return stored ?? asKept(testId, owner, null, this.now);
  }

  /** Of two copies of a test the one that got further counts. */
  addOpen(owner: Owner, open: OpenTest | null, touchedAt: number): void {
    if (open === null) return;
    const testId = open.session.testId ?? WITHOUT_ID;
    const before = this.recordOf(testId, owner);
    const isFurther = before.open === null || open.session.currentStep >= before.open.session.currentStep;
    this.records.set(testId, isFurther ? { ...before, owner, open, touchedAt } : before);
  }

  addCall(value: unknown): void {
    const [call] = asCall(value);
    if (call === undefined) return;
    const testId = testIdOf(call);
    const owner: Owner = call.kind === 'result' ? { kind: 'account', userId: call.ownerId } : PAST_GUEST;
    const before = this.recordOf(testId, owner);
    const id = `earlier.${String(asWhole(asRecord(value)?.id))}`;
    if (before.calls.some((one) => one.id === id)) return;
    this.records.set(testId, { ...before, calls: [...before.calls, { ...call, id, isWaiting: true, error: null }] });
  }

  addRefusal(value: unknown): void {
    const [refusal, testId] = [asRefusal(value), asText(asRecord(value)?.testId)];
    if (refusal === null || testId === null) return;
    const { call } = refusal;
    const owner: Owner = call?.kind === 'result' ? { kind: 'account', userId: call.ownerId } : PAST_GUEST;
    this.records.set(testId, { ...this.recordOf(testId, owner), refusal: { ...refusal, at: this.now } });
  }
}

function testsOf(storage: Storage, old: Values, person: Person, now: number): OldTests {
  const tests = new OldTests(storage, now);
  for (const left of listOf(old.leftTest).map(asRecord)) {
    const userId = asText(left?.ownerId);
    // Where both wait, the one that showed is shown again.
    if (userId !== null) tests.addOpen({ kind: 'account', userId }, openOf(left?.session, left?.timerProof), now - 1);
  }
  const owner = ownerOf(person);
  const open = openOf(old.session, old.timerProof);
  if (owner !== null && open !== null) {
    const guestForm = withDefaults(old.guestForm, EMPTY_GUEST_FORM);
    const guestInfo = withDefaults(old.guestUser, EMPTY_GUEST_INFO);
    const isClaimed = asFlag(asRecord(old.account)?.isAfterGuest);
    tests.addOpen(owner, { ...open, guestForm, guestInfo, isClaimed }, now);
  }
  const outbox = asRecord(old.outbox);
  if (Array.isArray(outbox?.waiting)) outbox.waiting.forEach((call: unknown) => tests.addCall(call));
  if (Array.isArray(outbox?.refused)) outbox.refused.forEach((one: unknown) => tests.addRefusal(one));
  return tests;
}

/**
 * Reads what an earlier version stored into one record per test. The old values are removed once everything is written; a page of the earlier
 * version that is still open may write them again, and they are read again then.
 */
export function migrateStored(storage: Storage, now: number): void {
  const old: Values = Object.fromEntries(OLD_KEYS.map((key) => [key, storage.read(key) ?? undefined]));
  if (Object.values(old).every((value) => value === undefined)) return;
  const stored = asPerson(storage.read(PERSISTED_KEYS.person));
  const found = personOf({ ...old, [VISIT_KEY]: storage.read(VISIT_KEY) });
  const isNew = stored === null || (found.who !== null && !isSameOwner(ownerOf(stored), ownerOf(found)));
  const { records } = testsOf(storage, old, found, now);
  const areStored = [...records].map(([testId, record]) => storage.write(recordKey(testId), record));
  if (isNew) areStored.push(storage.write(PERSISTED_KEYS.person, found));
  if (old.account !== undefined) areStored.push(storage.write(PERSISTED_KEYS.registration, old.account));
  if (areStored.every(Boolean)) OLD_KEYS.forEach((key) => storage.remove(key));
}
