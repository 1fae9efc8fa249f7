import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import { askedAt, isOwnStep, reduceAsked, shownAsked, type Asked } from './asked-step.ts';
import { releasedCassettes } from './cassette-of-test.ts';
import type { Effect, StepEffect } from './effects.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { CallEvent, KeptTestEvent, OwnerEvent, RecordEvent, SessionEvent } from './events.ts';
import { flowOf, lastStep, rowOf } from './flows.ts';
import { isKeptAtLogout, isOpenTooLong, REFUSAL_KEPT_MS } from './kept-tests.ts';
import { contextIn, type RecordContext } from './record-context.ts';
import { isCallEvent, reduceCalls, withCall } from './reduce-calls.ts';
import { reduceSession } from './reduce-session.ts';
import { isTestInProgress } from './selectors.ts';
import { withConsent, type TestSession } from './session.ts';
import { isAsking } from './step-row.ts';
import type { OpenTest, TestRecord } from './test-record.ts';
import { provenEnds } from './timer-proof.ts';
import { areSameEnds } from './timers.ts';

/** A record after an event, the step that is asked then, and what follows. */
export interface RecordReduction {
  readonly record: TestRecord;
  readonly asked: number | null;
  readonly effects: readonly Effect[];
}

/** The same before the calls that follow were taken into the record. */
interface StepReduction extends Omit<RecordReduction, 'effects'> {
  readonly effects: readonly StepEffect[];
}

function withOpen(record: TestRecord, patch: Partial<OpenTest>): TestRecord {
  return record.open === null ? record : { ...record, open: { ...record.open, ...patch } };
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
function unwanted({ testId }: TestRecord, event: SessionEvent): readonly StepEffect[] {
  const isLate = event.type === 'cassetteUnwanted' || event.type === 'cassetteUnsure';
  return isLate ? [{ type: 'removeDevice', deviceId: event.deviceId, testId }] : [];
}

function testChanged(record: TestRecord, event: SessionEvent, context: RecordContext): StepReduction {
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
function closed(record: TestRecord): StepReduction {
  const effects = record.open === null ? [] : releasedCassettes(record.open.session);
  return { record: { ...record, open: null }, asked: null, effects };
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
function answered(reduction: StepReduction, context: RecordContext): StepReduction {
  const { record, asked } = reduction;
  if (asked === null || record.open === null) return reduction;
  return { ...reduction, asked: askedAt(contextIn(record, record.open, context)) };
}

/** A person who is gone is asked for, unless the test's own step does that. */
function askedAgain(before: TestRecord, reduction: StepReduction, context: RecordContext): StepReduction {
  const { open } = reduction.record;
  const row = open === null ? null : rowOf(open.session);
  const isLost = reduction.record !== before && open?.session.selectedProfileId === null;
  if (open === null || row === null || !isLost || isAsking(row, 'profile')) return reduction;
  return { ...reduction, asked: askedAt(contextIn(reduction.record, open, context)) };
}

interface InContext {
  readonly record: TestRecord;
  readonly context: RecordContext;
}

type OtherEvent = OwnerEvent | Exclude<KeptTestEvent, CallEvent>;

const OTHER_HANDLERS: Handlers<OtherEvent, InContext, StepReduction> = {
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
    return askedAgain(
      record,
      patched(record, (session) => withoutDeletedProfile(session, isThere), context),
      context,
    );
  },
  profileSaved: ({ record, context }, event) =>
    answered(
      patched(record, (_session, open) => withSavedProfile(open, event), context),
      context,
    ),
  profileRemoved: ({ record, context }, { profileId }) =>
    askedAgain(
      record,
      patched(record, (session) => withoutDeletedProfile(session, (chosen) => chosen !== profileId), context),
      context,
    ),
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

function same(record: TestRecord, { asked }: RecordContext): StepReduction {
  return { record, asked, effects: [] };
}

/** Calls that follow from an event go into the record, before they are sent; a cassette in use is not freed. */
function withCallsOf({ record, asked, effects }: StepReduction, context: RecordContext): RecordReduction {
  const { testId } = record;
  const freed = effects.flatMap((effect) => (effect.type === 'removeDevice' ? [effect.deviceId] : []));
  const added = freed.reduce(
    (with_, deviceId) => withCall(with_, { kind: 'removal', testId, deviceId }, context, null),
    record,
  );
  const inUse = added.open?.session.deviceId ?? null;
  const calls = added.calls.filter((call) => call.kind !== 'removal' || call.deviceId !== inUse);
  const isSame = calls.length === added.calls.length;
  const others = effects.filter((effect): effect is Effect => effect.type !== 'removeDevice');
  return {
    record: isSame ? added : { ...added, calls },
    asked,
    effects: freed.length > 0 ? [...others, { type: 'sendWaiting' }] : others,
  };
}

function reduced(record: TestRecord, event: RecordEvent, context: RecordContext): StepReduction {
  if (isCallEvent(event)) return { ...same(record, context), record: reduceCalls(record, event, context) };
  if (isHandledBy(OTHER_HANDLERS, event)) {
    return handle<OtherEvent, InContext, StepReduction>(OTHER_HANDLERS, { record, context }, event);
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
