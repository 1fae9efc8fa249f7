import { isOneOf } from '../domain/choice-lists.ts';
import { isErrorCode, type AppError } from '../domain/error-codes.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../domain/guest-info.ts';
import { REPORT_STATUSES, UNSENT_REASONS, type Held } from '../domain/report-status.ts';
import { NO_IDENTITY, type Identity } from './app-state.ts';
import { asSession, withDefaults } from './stored-session.ts';
import { asFlag, asRecord, asText, asWhole } from './persisted-values.ts';
import { isSameOwner, ownerOf, userOf, type Owner, type Person, type Who } from './person.ts';
import { isTestInProgress } from './selectors.ts';
import type { TestSession } from './session.ts';
import { isResult, type DeferredCall, type PendingCall, type SubmissionCall } from './test-calls.ts';
import { asProof, type TimerProof } from './timer-proof.ts';

/** The test as its person sees it. */
export interface OpenTest {
  readonly session: TestSession;
  /** What a guest typed about the tested person, and the valid part of it. */
  readonly guestForm: GuestForm;
  readonly guestInfo: GuestInfo;
  /** What is known of the timers in `session`; both change in one write. */
  readonly proof: TimerProof | null;
  /** An account took over the result that its guest had submitted: whose it is, is still asked. */
  readonly isClaimed: boolean;
}

/** A submission that the server rejected, until its owner has confirmed that. */
export interface Refusal {
  readonly error: AppError;
  readonly testDate: string;
  /** Null where an earlier version did not store it. */
  readonly call: SubmissionCall | null;
  readonly callId: string;
  /** When it was rejected, in epoch milliseconds. */
  readonly at: number;
}

/** Everything that this browser knows of one test (decisions.md section 8, "One test, one record"). */
export interface TestRecord {
  readonly testId: string;
  readonly owner: Owner;
  /** Null once the test was left: then only its calls, or a refusal, remain. */
  readonly open: OpenTest | null;
  /** The calls that the server has not settled. */
  readonly calls: readonly PendingCall[];
  readonly refusal: Refusal | null;
  /** The number of the last choice that was submitted; the server keeps the highest. */
  readonly choice: number;
  /** What the server said last that it holds; null before it said anything. */
  readonly held: Held | null;
  /** A submission was answered in a way that does not tell whether it arrived. */
  readonly isUnsure: boolean;
  /** When its owner last did something with it, in epoch milliseconds. */
  readonly touchedAt: number;
  /** How many events of each tab are in this record. */
  readonly stamp: Readonly<Record<string, number>>;
}

export type Records = ReadonlyMap<string, TestRecord>;

const KEY_PREFIX = 'test.';

/** The storage key of a test's record. */
export const recordKey = (testId: string): string => KEY_PREFIX + testId;

/** The test whose record a storage key holds; null for another key. */
export const testIdOfKey = (key: string): string | null =>
  key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : null;

const NOTHING_SENT = { calls: [], refusal: null, choice: 0, held: null, isUnsure: false } as const;

/** A test that begins. */
export function newRecord(testId: string, owner: Owner, session: TestSession, now: number): TestRecord {
  return { ...NOTHING_SENT, testId, owner, open: openedTest(session), touchedAt: now, stamp: {} };
}

/** A test in which nothing was typed yet. */
export function openedTest(session: TestSession): OpenTest {
  return { session, guestForm: EMPTY_GUEST_FORM, guestInfo: EMPTY_GUEST_INFO, proof: null, isClaimed: false };
}

/** Whether nothing is left to keep of a test. */
export function isRecordOver({ open, calls, refusal }: TestRecord): boolean {
  return open === null && calls.length === 0 && refusal === null;
}

/** Whether a person may see a test. */
export function isOwn(person: Person, { owner }: Pick<TestRecord, 'owner'>): boolean {
  return isSameOwner(ownerOf(person), owner);
}

/** The tests of a person that are under way. */
export function openTestsOf(records: Records, person: Person): readonly TestRecord[] {
  return [...records.values()].filter((record) => record.open !== null && isOwn(person, record));
}

/** Whether the result of a test was not settled by the server yet. */
export function isResultPending(record: TestRecord | null): boolean {
  return record !== null && record.calls.some((call) => isResult(call));
}

/** The test that its owner is shown: of several the one that they touched last. */
export function openTestOf(records: Records, person: Person): TestRecord | null {
  return openTestsOf(records, person).reduce<TestRecord | null>(
    (last, one) => (last === null || one.touchedAt > last.touchedAt ? one : last),
    null,
  );
}

/** The person, with what was typed of the one who is tested. */
export function identityOf(who: Who, guestUser = EMPTY_GUEST_INFO, guestForm = EMPTY_GUEST_FORM): Identity {
  if (who === null) return NO_IDENTITY;
  const typed = { guestUser, guestForm };
  if (who.kind === 'guest') return { ...typed, currentUser: null, profiles: [], isGuestLogin: true };
  return { ...typed, currentUser: who.user, profiles: who.profiles, isGuestLogin: false };
}

/** The owner of a test as its rules see them; an account that is not here has no profiles to choose. */
export function identityIn({ owner, open }: TestRecord, { who }: Pick<Person, 'who'>): Identity {
  const isHere = owner.kind === 'account' && userOf({ who })?.uuid === owner.userId;
  const account = isHere ? who : null;
  return identityOf(owner.kind === 'guest' ? { kind: 'guest' } : account, open?.guestInfo, open?.guestForm);
}

/** Where a stored call holds its test id, which it needs to be sent; the server validates the rest. */
const PAYLOAD_KEYS: Readonly<Record<DeferredCall['kind'], 'post' | 'submission' | null>> = {
  progress: 'post',
  guestResult: 'submission',
  result: 'submission',
  removal: null,
};

function asAppError(value: unknown): AppError | null {
  const stored = asRecord(value);
  return isErrorCode(stored?.code) ? (stored as unknown as AppError) : null;
}

/** A stored call; none if it lacks what it needs to be sent. */
export function asCall(value: unknown): readonly DeferredCall[] {
  const stored = asRecord(value);
  const kind = asText(stored?.kind) ?? '';
  if (stored === null || !Object.hasOwn(PAYLOAD_KEYS, kind)) return [];
  const key = PAYLOAD_KEYS[kind as DeferredCall['kind']];
  const hasTestId = asText((key === null ? stored : asRecord(stored[key]))?.testId) !== null;
  const hasOwner = kind !== 'result' || asText(stored.ownerId) !== null;
  return hasTestId && hasOwner ? [value as DeferredCall] : [];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function asPendingCall(value: unknown): readonly PendingCall[] {
  const stored = asRecord(value);
  const id = asText(stored?.id);
  if (id === null) return [];
  return asCall(value).map((call) => ({
    ...call,
    id,
    isWaiting: asFlag(stored?.isWaiting),
    error: asAppError(stored?.error),
  }));
}

/** A stored refusal; null if it cannot be told. */
export function asRefusal(value: unknown): Refusal | null {
  const stored = asRecord(value);
  const [error, testDate] = [asAppError(stored?.error), asText(stored?.testDate)];
  if (error === null || testDate === null) return null;
  return {
    error,
    testDate,
    call: asCall(stored?.call).find(isResult) ?? null,
    callId: asText(stored?.callId) ?? '',
    at: asWhole(stored?.at) ?? 0,
  };
}

function asHeld(value: unknown): Held | null {
  const { status, form = null, reason = null } = asRecord(value) ?? {};
  if (!isOneOf(REPORT_STATUSES, status)) return null;
  return {
    status,
    form: form === 'identified' || form === 'anonymous' ? form : null,
    reason: isOneOf(UNSENT_REASONS, reason) ? reason : null,
  };
}

function asOwner(value: unknown): Owner | null {
  const stored = asRecord(value);
  const [visit, userId] = [asWhole(stored?.visit), asText(stored?.userId)];
  if (stored?.kind === 'guest') return visit === null ? null : { kind: 'guest', visit };
  return userId === null ? null : { kind: 'account', userId };
}

function asOpenTest(value: unknown): OpenTest | null {
  const stored = asRecord(value);
  const session = asSession(stored?.session);
  if (stored === null || !isTestInProgress(session)) return null;
  return {
    session,
    guestForm: withDefaults(stored.guestForm, EMPTY_GUEST_FORM),
    guestInfo: withDefaults(stored.guestInfo, EMPTY_GUEST_INFO),
    proof: asProof(stored.proof),
    isClaimed: asFlag(stored.isClaimed),
  };
}

function asStamp(value: unknown): TestRecord['stamp'] {
  const entries = Object.entries(asRecord(value) ?? {}).filter(([, count]) => asWhole(count) !== null);
  return Object.fromEntries(entries) as TestRecord['stamp'];
}

/** A stored record without its invalid parts; null if nothing is left of it. */
export function asTestRecord(testId: string, value: unknown): TestRecord | null {
  const stored = asRecord(value);
  const owner = asOwner(stored?.owner);
  if (stored === null || owner === null) return null;
  const record: TestRecord = {
    testId,
    owner,
    open: asOpenTest(stored.open),
    calls: listOf(stored.calls).flatMap(asPendingCall),
    refusal: asRefusal(stored.refusal),
    choice: asWhole(stored.choice) ?? 0,
    held: asHeld(stored.held),
    isUnsure: asFlag(stored.isUnsure),
    touchedAt: asWhole(stored.touchedAt) ?? 0,
    stamp: asStamp(stored.stamp),
  };
  return isRecordOver(record) ? null : record;
}
