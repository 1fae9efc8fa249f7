import type { Kit } from '../domain/kit.ts';
import { parseOffsetInstant } from '../domain/calendar-date.ts';
import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { validateGuestInfo } from '../domain/validate-guest-info.ts';
import { INITIAL_STATE, NO_ACCOUNT, NO_IDENTITY, type AppState, type Identity } from '../flow/app-state.ts';
import type { ViewEvent } from '../flow/events.ts';
import { FLOWS } from '../flow/flows.ts';
import { isIdentified } from '../flow/selectors.ts';
import { EMPTY_SESSION, type TestSession } from '../flow/session.ts';
import { todayOf, type Cast, type Scene } from './replay-scene.ts';
import { outboxOf } from './replayed-outbox.ts';
import { sessionOf } from './replayed-session.ts';
import type { SupportSnapshot } from './support-snapshot.ts';

/** What a snapshot leaves out and the app cannot do without, as something invented takes its place; in words for whoever replays. */
export const STAND_IN_WORDS = {
  guest: 'The guest is an invented person, Ana Ruiz.',
  account: 'The account and its profiles are invented ones, or those that are signed in here.',
  testId: 'The test has another id.',
  cassette: 'The cassette is an invented one, made a month before.',
  symptoms: 'The answer about symptoms is "no", or "yes" without a date where Next was refused.',
  collection: 'The person collects the sample alone.',
  lines: 'The lines are read as control yes, test no.',
  result: 'The result is "negative".',
  reportOption: 'The result is to be reported, unless the snapshot passes the review over.',
  times: 'The times of sampling and of reading are near the snapshot.',
  waiting: 'The calls that wait have invented contents.',
} as const;
export type StandIn = keyof typeof STAND_IN_WORDS;

/** A state to replay, and what in it is invented. */
export interface ReplayedState {
  readonly state: AppState;
  readonly standIns: readonly StandIn[];
}

const GUEST_FORM = {
  ...EMPTY_GUEST_FORM,
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  zipCode: '94110',
};

/** The review is behind a guest, or filled in. */
function hasGuestInfo({ snapshot }: Scene, { currentStep }: TestSession): boolean {
  const review = FLOWS[snapshot.flow].findIndex(({ leaveBy }) => leaveBy === 'review');
  return currentStep > review || (currentStep === review && snapshot.isNextFree);
}

function identityOf(scene: Scene, session: TestSession): Identity {
  const { snapshot, cast } = scene;
  if (snapshot.who === 'visitor') return NO_IDENTITY;
  if (snapshot.who === 'account') return cast === null ? NO_IDENTITY : { ...NO_IDENTITY, ...cast };
  const told = hasGuestInfo(scene, session) ? validateGuestInfo(GUEST_FORM, todayOf(scene)) : null;
  const guest = { ...NO_IDENTITY, isGuestLogin: true };
  return told?.ok === true ? { ...guest, guestForm: GUEST_FORM, guestUser: told.value } : guest;
}

function standInsOf({ session, identity, outbox }: AppState): readonly StandIn[] {
  const isThere: Readonly<Record<StandIn, boolean>> = {
    guest: identity.guestForm.firstName !== '',
    account: identity.currentUser !== null,
    testId: session.testId !== null,
    cassette: session.deviceId !== null,
    symptoms: session.isSymptomatic !== null,
    collection: session.isSelfCollecting !== null,
    lines: session.controlLineResult !== null || session.testLineResult !== null,
    result: session.result !== null,
    reportOption: session.reportOption !== null,
    times: session.collectedAt !== null || session.analysedAt !== null,
    waiting: outbox.waiting.length > 0 || outbox.refused.length > 0,
  };
  return (Object.keys(isThere) as StandIn[]).filter((name) => isThere[name]);
}

/**
 * A state that stands where the snapshot's person stood, `now` (epoch milliseconds): its timers have as much left as they had. An account
 * needs somebody to stand in for its owner; without one nobody is signed in. The boxes, and all that the snapshot leaves out, are invented.
 */
export function replayedState(snapshot: SupportSnapshot, cast: Cast | null, now: number, kit: Kit): ReplayedState {
  const at = parseOffsetInstant(snapshot.at) ?? { instant: now, utcOffsetMinutes: 0 };
  const scene: Scene = { snapshot, kit, cast, now, shift: now - at.instant, utcOffsetMinutes: at.utcOffsetMinutes };
  const session = sessionOf(scene);
  const identity = identityOf(scene, session);
  const state: AppState = {
    ...INITIAL_STATE,
    identity,
    account: { ...NO_ACCOUNT, isAfterGuest: snapshot.flags.isAfterGuest },
    session: isIdentified({ identity }) ? session : EMPTY_SESSION,
    outbox: outboxOf(scene, identity),
    isOutboxPersisted: snapshot.flags.isDeviceKeeping,
  };
  return { state, standIns: standInsOf(state) };
}

/** What the page showed beside the step, as the events by which it came. */
export function shownEvents({ flags, scan, errors, backgroundErrors }: SupportSnapshot): readonly ViewEvent[] {
  const told = errors.map((code) => ({ code }));
  const hasScanMessage = scan.outcome !== null && scan.outcome !== 'accepted';
  const [background] = backgroundErrors;
  return [
    ...(flags.isAccountOffered ? [{ type: 'accountOffered' } as const] : []),
    ...(scan.outcome !== null && hasScanMessage
      ? [{ type: 'scanJudged', outcome: scan.outcome, isBox: scan.isBox, errors: told } as const]
      : []),
    ...(!hasScanMessage && told.length > 0 ? [{ type: 'actionEnded', errors: told } as const] : []),
    ...(background === undefined ? [] : [{ type: 'backgroundFailed', error: { code: background } } as const]),
    ...(flags.isInactivityWarned ? [{ type: 'inactivityNoticed' } as const] : []),
  ];
}
