import type { AppError } from '../domain/error-codes.ts';
import { INACTIVITY_LOGOUT_MS } from '../domain/limits.ts';
import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import type { LogoutMessage, Moment } from './app-state.ts';
import { releasedCassettes } from './cassette-of-test.ts';
import type { Effect } from './effects.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { CallEvent, KeptTestEvent, OwnerEvent, RecordEvent, SessionEvent } from './events.ts';
import { flowOf, lastStep, stepNumber } from './flows.ts';
import type { Person } from './person.ts';
import type { FlowContext } from './predicates.ts';
import { reduceSession } from './reduce-session.ts';
import { resumption } from './resume.ts';
import { isTestInProgress } from './selectors.ts';
import { reentered, type Reduction } from './step-moves.ts';
import { withConsent, type TestSession } from './session.ts';
import { isResult, type DeferredCall, type PendingCall, type PendingResult } from './test-calls.ts';
import { identityIn, type OpenTest, type TestRecord } from './test-record.ts';
import { provenEnds } from './timer-proof.ts';
import { areSameEnds } from './timers.ts';

/** What an event of a test depends on besides its record. */
export interface RecordContext {
  readonly person: Person;
  readonly moment: Moment;
  /** The earlier step that the tab shows because its answer is missing; null if it shows the test's own step. */
  readonly asked: number | null;
  /** The same when the event is applied again. */
  readonly eventId: string;
}

/** A record after an event, the step that is asked then, and what follows. */
export interface RecordReduction {
  readonly record: TestRecord;
  readonly asked: number | null;
  readonly effects: readonly Effect[];
}

/** What the rules of the steps decide on. */
export function contextIn(
  record: TestRecord,
  open: OpenTest,
  { person, moment }: Pick<RecordContext, 'person' | 'moment'>,
): FlowContext {
  return { session: open.session, identity: identityIn(record, person), moment };
}

function withOpen(record: TestRecord, patch: Partial<OpenTest>): TestRecord {
  return record.open === null ? record : { ...record, open: { ...record.open, ...patch } };
}

/** The earlier step that a test lacks the answer of, from a step on; null if it lacks none. */
export function askedAt(context: FlowContext, from = 0): number | null {
  const { step, rule } = resumption(context);
  return rule === 'missing' ? Math.max(step, from) : null;
}

/** What the asked step proposes as it shows; the test keeps its own step. */
function shownAsked(context: FlowContext, asked: number): Reduction {
  const { currentStep } = context.session;
  const { session, effects } = reentered({ ...context, session: { ...context.session, currentStep: asked } });
  return { session: { ...session, currentStep }, effects };
}

interface Asked {
  readonly session: TestSession;
  readonly asked: number | null;
  readonly effects: readonly Effect[];
}

/**
 * An event at a step that shows only because its answer is missing: the test keeps its own step, and goes on there once nothing is missing.
 * Back has nowhere to lead.
 */
function reduceAsked(context: FlowContext, asked: number, event: SessionEvent): Asked {
  const { session: before } = context;
  if (event.type === 'backPressed') return { session: before, asked, effects: [] };
  const { currentStep, tickedBoxes, guestPage } = before;
  const there = { ...context, session: { ...before, currentStep: asked } };
  const { session, effects } = reduceSession(there, event, context.moment);
  const kept = { ...session, currentStep, tickedBoxes, guestPage };
  if (session.currentStep === asked) return { session: kept, asked, effects };
  // A cassette inherits nothing of another one: its test goes on from its scan.
  if (before.collectedAt !== null && session.collectedAt === null) return { session, asked: null, effects };
  const next = askedAt({ ...context, session: kept }, session.currentStep);
  const quiet = effects.filter(({ type }) => type !== 'postProgress');
  if (next === null || next >= currentStep) return { session: kept, asked: null, effects: quiet };
  const shown = shownAsked({ ...context, session: kept }, next);
  return { session: shown.session, asked: next, effects: [...quiet, ...shown.effects] };
}

/** Events that happen to the test itself, whichever step of it a tab shows. */
const OF_OWN_STEP: ReadonlySet<SessionEvent['type']> = new Set<SessionEvent['type']>([
  'timePassed',
  'timersCorrected',
  'cassetteUnwanted',
  'cassetteUnsure',
  'testCancelled',
  'testAbandoned',
  'flowFinished',
]);

function isOwnStep(session: TestSession, { type }: SessionEvent, asked: number | null): boolean {
  return asked === null || OF_OWN_STEP.has(type) || asked >= session.currentStep;
}

/** Events that say nothing of which of several tests its owner touched last. */
const NOT_BY_THE_PERSON: ReadonlySet<RecordEvent['type']> = new Set<RecordEvent['type']>([
  'timePassed',
  'timersCorrected',
  'sessionRestored',
]);

/** Opening a page asks what is missing, and leaves the test where it stands. */
function reopened(record: TestRecord, open: OpenTest, context: RecordContext): Asked {
  const flow = contextIn(record, open, context);
  const asked = askedAt(flow);
  if (asked === null) return { ...reduceSession(flow, { type: 'sessionRestored' }, context.moment), asked };
  const { session, effects } = reduceSession(flow, { type: 'timePassed' }, context.moment);
  const shown = shownAsked({ ...flow, session }, asked);
  return { session: shown.session, effects: [...effects, ...shown.effects], asked };
}

/** A cassette that was saved for a test that is over. */
function unwanted({ testId }: TestRecord, event: SessionEvent): readonly Effect[] {
  const isLate = event.type === 'cassetteUnwanted' || event.type === 'cassetteUnsure';
  return isLate ? [{ type: 'removeDevice', deviceId: event.deviceId, testId }] : [];
}

function testChanged(record: TestRecord, event: SessionEvent, context: RecordContext): RecordReduction {
  const { open } = record;
  if (open === null) return { record, asked: null, effects: unwanted(record, event) };
  const flow = contextIn(record, open, context);
  const { session, asked, effects } =
    event.type === 'sessionRestored'
      ? reopened(record, open, context)
      : context.asked === null || isOwnStep(open.session, event, context.asked)
        ? { ...reduceSession(flow, event, context.moment), asked: context.asked }
        : reduceAsked(flow, context.asked, event);
  const changed = isSameSession(session, open.session) ? record : withSession(record, open, session);
  const touchedAt = NOT_BY_THE_PERSON.has(event.type) ? record.touchedAt : context.moment.now;
  return {
    record: changed === record ? record : { ...changed, touchedAt },
    asked: isTestInProgress(session) ? asked : null,
    effects,
  };
}

function isSameSession(one: TestSession, other: TestSession): boolean {
  return one === other || (Object.keys(one) as (keyof TestSession)[]).every((key) => one[key] === other[key]);
}

/** A test that ended is closed; without a timer nothing is known of one. */
function withSession(record: TestRecord, open: OpenTest, session: TestSession): TestRecord {
  if (!isTestInProgress(session)) return { ...record, open: null };
  const proof = session.countdownTimerEndTime === null ? null : open.proof;
  return { ...record, open: { ...open, session, proof } };
}

/** Frees what a test that is left need not hold any more. */
function closed(record: TestRecord): RecordReduction {
  const effects = record.open === null ? [] : releasedCassettes(record.open.session);
  return { record: { ...record, open: null }, asked: null, effects };
}

const DAY_MS = 24 * 60 * 60_000;
/** How long a guest who has left may still be told why their result was not accepted. */
const REFUSAL_KEPT_MS = 14 * DAY_MS;
/** How long the test of an account waits: after that its result is not reported any more. */
const ACCOUNT_TEST_KEPT_MS = 31 * DAY_MS;

/** Until when a test waits for its owner, who is not here: that of a guest for its window, or an hour from the last input (decisions.md section 8). */
export function keptUntil({ owner, open, touchedAt }: Pick<TestRecord, 'owner' | 'open' | 'touchedAt'>): number {
  if (owner.kind === 'account') return touchedAt + ACCOUNT_TEST_KEPT_MS;
  return Math.max(touchedAt + INACTIVITY_LOGOUT_MS, open?.session.expirationTimerEndTime ?? 0);
}

function isOpenTooLong(record: TestRecord, now: number): boolean {
  return record.open !== null && now > keptUntil(record);
}

/**
 * Whether an account's test waits for its owner after a logout: unless they chose to leave. An hour without input ends a test as well, unless
 * its result was read (decisions.md sections 4 and 8).
 */
export function isKeptAtLogout({ owner, open }: TestRecord, message: LogoutMessage | null): boolean {
  if (owner.kind === 'guest' || open === null || message === 'signedOut') return false;
  const { session } = open;
  const isRead = session.currentStep > stepNumber(flowOf(session), 'confirm-result') && session.submittedAt === null;
  return message !== 'inactivity' || isRead;
}

/**
 * Removes the chosen profile from the test if it was deleted; what was submitted stays. The test waits for another choice.
 */
function withoutDeletedProfile(session: TestSession, isThere: (profileId: string) => boolean): TestSession {
  const { selectedProfileId, submittedAt } = session;
  if (selectedProfileId === null || submittedAt !== null || isThere(selectedProfileId)) return session;
  return { ...withConsent(session, false), selectedProfileId: null };
}

/** The test with the saved profile: one created for this test, or the chosen one, whose consent may have changed. */
function withSavedProfile(
  { session, isClaimed }: OpenTest,
  { profile, isForTest = false }: Extract<OwnerEvent, { type: 'profileSaved' }>,
): TestSession {
  const { profileId, consentToReport } = profile;
  const isTheirs =
    session.selectedProfileId === profileId || (isForTest && (isClaimed || session.selectedProfileId === null));
  return isTheirs ? { ...withConsent(session, consentToReport), selectedProfileId: profileId } : session;
}

function patched(
  record: TestRecord,
  change: (session: TestSession, open: OpenTest) => TestSession,
  { asked }: RecordContext,
) {
  const { open } = record;
  const session = open === null ? null : change(open.session, open);
  const isChanged = open !== null && session !== null && session !== open.session;
  return { record: isChanged ? { ...record, open: { ...open, session } } : record, asked, effects: [] };
}

/** A step that was asked only for a profile is answered by one. */
function answered(reduction: RecordReduction, context: RecordContext): RecordReduction {
  const { record, asked } = reduction;
  if (asked === null || record.open === null) return reduction;
  return { ...reduction, asked: askedAt(contextIn(record, record.open, context)) };
}

interface InContext {
  readonly record: TestRecord;
  readonly context: RecordContext;
}

type OtherEvent = OwnerEvent | Exclude<KeptTestEvent, CallEvent>;

const OTHER_HANDLERS: Handlers<OtherEvent, InContext, RecordReduction> = {
  guestFormChanged: ({ record, context }, { form }) => ({
    ...same(record, context),
    record: withOpen(record, { guestForm: form }),
  }),
  guestInfoSaved: ({ record, context }, { info }) => ({
    ...same(record, context),
    record: withOpen(record, { guestInfo: info }),
  }),
  profilesFetched: ({ record, context }, { profiles }) => {
    const isThere = (chosen: string): boolean => profiles.some(({ profileId }) => profileId === chosen);
    return patched(record, (session) => withoutDeletedProfile(session, isThere), context);
  },
  profileSaved: ({ record, context }, event) =>
    answered(
      patched(record, (_session, open) => withSavedProfile(open, event), context),
      context,
    ),
  profileRemoved: ({ record, context }, { profileId }) =>
    patched(record, (session) => withoutDeletedProfile(session, (chosen) => chosen !== profileId), context),
  guestResultClaimed: ({ record }) => {
    const { open } = record;
    if (open === null) return { record, asked: null, effects: [] };
    const session = { ...open.session, currentStep: lastStep(flowOf(open.session)) };
    const typed = { guestForm: EMPTY_GUEST_FORM, guestInfo: EMPTY_GUEST_INFO };
    return { record: { ...record, open: { ...open, ...typed, session, isClaimed: false } }, asked: null, effects: [] };
  },
  ownerChanged: ({ record, context }, { owner }) => {
    const isClaimed = owner.kind === 'account' && record.open !== null && record.open.session.submittedAt !== null;
    const { who } = context.person;
    // What a guest typed is of use for the first profile only.
    const hasProfiles = who?.kind === 'account' && who.profiles.length > 0;
    const typed = hasProfiles ? { guestForm: EMPTY_GUEST_FORM, guestInfo: EMPTY_GUEST_INFO } : {};
    const changed = withOpen({ ...record, owner, touchedAt: context.moment.now }, { isClaimed, ...typed });
    const { open } = changed;
    const asked = open === null || isClaimed ? null : askedAt(contextIn(changed, open, context));
    return { record: changed, asked, effects: [] };
  },
  keptTooLong: ({ record, context }) => {
    const { record: left, effects } = isOpenTooLong(record, context.moment.now)
      ? closed(record)
      : same(record, context);
    const isRefusalOld = left.refusal !== null && context.moment.now - left.refusal.at > REFUSAL_KEPT_MS;
    return { record: isRefusalOld ? { ...left, refusal: null } : left, asked: null, effects };
  },
  ownerLeft: ({ record, context }, { message }) =>
    isKeptAtLogout(record, message) ? same(record, context) : closed(record),
  clockLooked: ({ record, context }, { proof }) => {
    const { open } = record;
    if (open === null || open.session.countdownTimerEndTime === null) return same(record, context);
    const ends = provenEnds(proof, context.moment.now);
    const flow = contextIn(record, open, context);
    const looked = withOpen(record, { proof });
    const { session } = open;
    if (areSameEnds(ends, session)) return { ...same(record, context), record: looked };
    const { session: corrected, effects } = reduceSession(flow, { type: 'timersCorrected', ...ends }, context.moment);
    return { record: withOpen(looked, { session: corrected }), asked: context.asked, effects };
  },
};

function same(record: TestRecord, { asked }: RecordContext): RecordReduction {
  return { record, asked, effects: [] };
}

/** What a call asks for, whichever try it is. */
function contentOf({ id: _id, isWaiting: _isWaiting, error: _error, ...content }: PendingCall): string {
  return JSON.stringify(withChoice(content, 0));
}

/** A submission with the number of the choice that it carries. */
function withChoice(call: DeferredCall, choice: number): DeferredCall {
  if (call.kind === 'guestResult') return { ...call, submission: { ...call.submission, choice } };
  return call.kind === 'result' ? { ...call, submission: { ...call.submission, choice } } : call;
}

/** Adds a call once. A submission replaces one that its owner chose before; only the answer of the server tells which of them counted. */
function withCall(
  record: TestRecord,
  call: DeferredCall,
  { eventId }: RecordContext,
  error: AppError | null,
): TestRecord {
  const choice = isResult(call) ? record.choice + 1 : record.choice;
  const added: PendingCall = {
    ...withChoice(call, choice),
    id: `${eventId}.${call.kind === 'removal' ? call.deviceId : call.kind}`,
    isWaiting: error !== null,
    error,
  };
  const isThere = (one: PendingCall): boolean =>
    one.id === added.id || (call.kind !== 'progress' && contentOf(one) === contentOf(added));
  if (record.calls.some(isThere)) return record;
  const isReplaced = (one: PendingCall): boolean =>
    isResult(call) && one.kind === call.kind && !declines(one) && !declines(call);
  return { ...record, choice, calls: [...record.calls.filter((one) => !isReplaced(one)), added] };
}

/** Whether a call declines an account, which does not replace the guest's own submission. */
function declines(call: DeferredCall): boolean {
  return call.kind === 'guestResult' && call.submission.submitToCloud;
}

/** If a submission that asked for a report was rejected, a later one of the same test, which relied on it, asks for the report instead. */
function withWantedReport(call: PendingCall, refused: PendingResult): PendingCall {
  if (!refused.submission.sendToAims || call.kind !== 'guestResult') return call;
  return { ...call, submission: { ...call.submission, sendToAims: true } };
}

function withSubmittedAt(record: TestRecord, submittedAt: number | null): TestRecord {
  const { open } = record;
  if (open === null || open.session.submittedAt === submittedAt) return record;
  return { ...record, open: { ...open, session: { ...open.session, submittedAt } } };
}

/** What the answer to a call leaves of the record. */
function withAnswer(
  record: TestRecord,
  call: PendingCall,
  { verdict, error, held }: Extract<CallEvent, { type: 'callAnswered' }>,
  now: number,
): TestRecord {
  if (verdict === 'again' || verdict === 'login') {
    const waiting = { ...call, isWaiting: true, error };
    const isUnsure = record.isUnsure || (isResult(call) && verdict === 'again');
    return { ...record, isUnsure, calls: record.calls.map((one) => (one === call ? waiting : one)) };
  }
  const calls = record.calls.filter((one) => one !== call);
  if (!isResult(call)) return { ...record, calls };
  const submittedAt = record.open?.session.submittedAt ?? now;
  if (verdict === 'taken' || error === null)
    return withSubmittedAt({ ...record, calls, held: held ?? record.held, isUnsure: false }, submittedAt);
  const { id: callId, isWaiting: _isWaiting, error: _error, ...again } = call;
  const refusal = { error, testDate: call.submission.testDate, call: again, callId, at: now };
  const later = calls.map((one) => withWantedReport(one, call));
  return withSubmittedAt({ ...record, calls: later, refusal, isUnsure: false }, null);
}

const CALL_HANDLERS: Handlers<CallEvent, InContext, TestRecord> = {
  callAdded: ({ record, context }, { call, error = null }) => withCall(record, call, context, error),
  callAnswered: ({ record, context }, event) => {
    const call = record.calls.find(({ id }) => id === event.callId);
    return call === undefined ? record : withAnswer(record, call, event, context.moment.now);
  },
  heldRead: ({ record, context }, { held }) => {
    const known = { ...record, held, isUnsure: false };
    return held === null ? known : withSubmittedAt(known, record.open?.session.submittedAt ?? context.moment.now);
  },
  callWithdrawn: ({ record }, { callId }) => ({ ...record, calls: record.calls.filter(({ id }) => id !== callId) }),
  rejectionConfirmed: ({ record }) => ({ ...record, refusal: null }),
  rejectedCallRetried: ({ record, context }) => {
    const { refusal } = record;
    if (refusal === null || refusal.call === null) return record;
    const again = withCall({ ...record, refusal: null }, refusal.call, context, null);
    return withSubmittedAt(again, context.moment.now);
  },
};

/** Calls that follow from an event go into the record, before they are sent; a cassette in use is not freed. */
function withCallsOf({ record, asked, effects }: RecordReduction, context: RecordContext): RecordReduction {
  const { testId } = record;
  const freed = effects.flatMap((effect) => (effect.type === 'removeDevice' ? [effect.deviceId] : []));
  const added = freed.reduce(
    (with_, deviceId) => withCall(with_, { kind: 'removal', testId, deviceId }, context, null),
    record,
  );
  const inUse = added.open?.session.deviceId ?? null;
  const calls = added.calls.filter((call) => call.kind !== 'removal' || call.deviceId !== inUse);
  const isSame = calls.length === added.calls.length;
  const others = effects.filter(({ type }) => type !== 'removeDevice');
  return {
    record: isSame ? added : { ...added, calls },
    asked,
    effects: freed.length > 0 ? [...others, { type: 'sendWaiting' }] : others,
  };
}

function reduced(record: TestRecord, event: RecordEvent, context: RecordContext): RecordReduction {
  if (isHandledBy(CALL_HANDLERS, event)) {
    return {
      ...same(record, context),
      record: handle<CallEvent, InContext, TestRecord>(CALL_HANDLERS, { record, context }, event),
    };
  }
  if (isHandledBy(OTHER_HANDLERS, event)) {
    return handle<OtherEvent, InContext, RecordReduction>(OTHER_HANDLERS, { record, context }, event);
  }
  return testChanged(record, event, context);
}

/**
 * A test after one of its events, no matter who is at the browser and what a tab shows: what the event depends on comes from the owner.
 * Pure, so that an event can be applied again to what another tab stored.
 */
export function reduceRecord(record: TestRecord, event: RecordEvent, context: RecordContext): RecordReduction {
  return withCallsOf(reduced(record, event, context), context);
}
