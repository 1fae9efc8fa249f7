import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import { askedAt } from './asked-step.ts';
import { releasedCassettes } from './cassette-of-test.ts';
import type { StepEffect } from './effects.ts';
import type { Handlers } from './event-handlers.ts';
import type { CallEvent, KeptTestEvent, OwnerEvent } from './events.ts';
import { flowOf, lastStep, rowOf } from './flows.ts';
import { isKeptAtLogout, isOpenTooLong, REFUSAL_KEPT_MS } from './kept-tests.ts';
import { contextIn, type RecordContext } from './record-context.ts';
import { reduceSession } from './reduce-session.ts';
import { withConsent, type TestSession } from './session.ts';
import { isAsking } from './step-row.ts';
import type { OpenTest, TestRecord } from './test-record.ts';
import { provenEnds } from './timer-proof.ts';
import { areSameEnds } from './timers.ts';

/** A record after an event, the step that is asked then, and what follows. */
export interface StepReduction {
  readonly record: TestRecord;
  readonly asked: number | null;
  readonly effects: readonly StepEffect[];
}

function withOpen(record: TestRecord, patch: Partial<OpenTest>): TestRecord {
  return record.open === null ? record : { ...record, open: { ...record.open, ...patch } };
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

export interface InContext {
  readonly record: TestRecord;
  readonly context: RecordContext;
}

/** Events of a test besides those of its steps and its calls. */
export type OtherEvent = OwnerEvent | Exclude<KeptTestEvent, CallEvent>;

export const OTHER_HANDLERS: Handlers<OtherEvent, InContext, StepReduction> = {
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

/** Nothing changes. */
export function same(record: TestRecord, { asked }: RecordContext): StepReduction {
  return { record, asked, effects: [] };
}
