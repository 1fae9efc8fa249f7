import { toCalendarDate } from '../domain/calendar-date.ts';
import { isOneOf, REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../domain/choice-lists.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { CurrentUser } from '../domain/current-user.ts';
import { deviceIdOf, type ScannedDevice } from '../domain/device.ts';
import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import { FIRST_GUEST_PAGE, GUEST_PAGES } from '../domain/guest-pages.ts';
import type { Storage } from '../ports/storage.ts';
import {
  INITIAL_STATE,
  NO_ACCOUNT,
  NO_IDENTITY,
  type AccountState,
  type AppState,
  type Identity,
  type NewUser,
  type OtpChallenge,
} from './app-state.ts';
import { flowOf } from './flows.ts';
import { readOutbox } from './outbox.ts';
import { asFlag, asRecord, asText, asTexts, asWhole } from './persisted-values.ts';
import { isIdentified } from './selectors.ts';
import { CLOCK_NOTICES, EMPTY_SESSION, NO_STEP, type TestSession } from './session.ts';

/**
 * Storage keys of what survives a reload (product.md section 3, "Test session state"). Language and remembered username have their own
 * keys.
 */
export const PERSISTED_KEYS = {
  session: 'session',
  currentUser: 'currentUser',
  profiles: 'profiles',
  isGuestLogin: 'isGuestLogin',
  guestUser: 'guestUser',
  guestForm: 'guestForm',
  account: 'account',
} as const;

/** Kept after a logout: the email address for the next login, if the person asked for that. */
export const REMEMBERED_USERNAME_KEY = 'username';
/** Kept beyond a logout that could not reach the server, until it does. */
export const PENDING_LOGOUT_KEY = 'owedLogout';
/** Kept after a logout: the number of the latest visit; it does not identify anyone. */
export const VISIT_KEY = 'visit';
/** Shared by all tabs: what is known of the running timers (timer-proof.ts). */
export const TIMER_PROOF_KEY = 'timerProof';
/** Shared by all tabs: the instant of the last input, in epoch milliseconds. */
export const LAST_INPUT_KEY = 'lastInputAt';
/** Which stored values a page found damaged, and when; for the diagnostics snapshot. */
export const DAMAGE_KEY = 'damage';

function asDevice(value: unknown): ScannedDevice | null {
  const found = asRecord(value);
  if (found === null) return null;
  const made = toCalendarDate(asText(found.manufacturingOrProductionDate) ?? '');
  const expires = toCalendarDate(asText(found.expirationDate) ?? '');
  const lot = asText(found.batchOrLotNumber);
  const serial = asText(found.serialNumber);
  if (made === null || expires === null || lot === null || serial === null) return null;
  return {
    deviceIdentifier: asText(found.deviceIdentifier) ?? '',
    manufacturingOrProductionDate: made,
    expirationDate: expires,
    batchOrLotNumber: lot,
    serialNumber: serial,
  };
}

function asOnset(value: unknown): TestSession['symptomOnsetDate'] {
  return value === 'n/a' ? value : toCalendarDate(asText(value) ?? '');
}

/** The stored test, or the empty one. */
export function asSession(value: unknown): TestSession {
  const stored = asRecord(value);
  if (stored === null) return EMPTY_SESSION;
  const device = asDevice(stored.device);
  const session: TestSession = {
    currentStep: asWhole(stored.currentStep) ?? NO_STEP,
    isFollowingTest: asFlag(stored.isFollowingTest),
    isReportingResult: asFlag(stored.isReportingResult),
    consentToReport: asFlag(stored.consentToReport),
    hasAgency: stored.hasAgency !== false,
    selectedProfileId: asText(stored.selectedProfileId),
    isSymptomatic: isOneOf(SURE_ANSWERS, stored.isSymptomatic) ? stored.isSymptomatic : null,
    onsetText: asText(stored.onsetText) ?? '',
    symptomOnsetDate: asOnset(stored.symptomOnsetDate),
    device,
    kitId: device === null ? null : asText(stored.kitId),
    deviceId: device === null ? null : deviceIdOf(device),
    isDeviceIdSaved: device !== null && asFlag(stored.isDeviceIdSaved),
    unsureDeviceIds: asTexts(stored.unsureDeviceIds),
    isSelfCollecting: typeof stored.isSelfCollecting === 'boolean' ? stored.isSelfCollecting : null,
    countdownTimerEndTime: asWhole(stored.countdownTimerEndTime),
    expirationTimerEndTime: asWhole(stored.expirationTimerEndTime),
    clockNotice: isOneOf(CLOCK_NOTICES, stored.clockNotice) ? stored.clockNotice : null,
    controlLineResult: isOneOf(SURE_ANSWERS, stored.controlLineResult) ? stored.controlLineResult : null,
    testLineResult: isOneOf(SURE_ANSWERS, stored.testLineResult) ? stored.testLineResult : null,
    result: isOneOf(TEST_RESULTS, stored.result) ? stored.result : null,
    reportOption: isOneOf(REPORT_OPTIONS, stored.reportOption) ? stored.reportOption : null,
    testId: asText(stored.testId),
    tickedBoxes: asTexts(stored.tickedBoxes),
    guestPage: isOneOf(GUEST_PAGES, stored.guestPage) ? stored.guestPage : FIRST_GUEST_PAGE,
    takenDateText: asText(stored.takenDateText) ?? '',
    takenTimeText: asText(stored.takenTimeText) ?? '',
    collectedAt: asWhole(stored.collectedAt),
    analysedAt: asWhole(stored.analysedAt),
    submittedAt: asWhole(stored.submittedAt),
  };
  const isInRange = session.currentStep >= NO_STEP && session.currentStep <= flowOf(session).length;
  return isInRange
    ? session
    : { ...session, currentStep: session.currentStep < NO_STEP ? NO_STEP : flowOf(session).length };
}

/** The stored values that have the type of the default for their key; defaults for the others. */
export function withDefaults<Shape extends object>(value: unknown, defaults: Shape): Shape {
  const stored = asRecord(value) ?? {};
  const entries = (Object.entries(defaults) as [string, unknown][]).map(([key, standard]) => {
    const found = stored[key];
    return [key, typeof found === typeof standard ? found : standard];
  });
  return Object.fromEntries(entries) as Shape;
}

/** An earlier version stored no dates of birth, labels or ZIP codes; the stored age counts until the profiles are fetched again. */
export function asProfiles(value: unknown): Identity['profiles'] {
  const stored = Array.isArray(value) ? value.map(asRecord).filter((one) => one !== null) : [];
  return stored.map((one) => {
    const profile = one as unknown as ProfileSummary;
    const [label, zipCode] = [asText(one.label) ?? '', asText(one.zipCode) ?? ''];
    return { ...profile, label, zipCode, dateOfBirth: toCalendarDate(asText(one.dateOfBirth) ?? '') };
  });
}

function asIdentity(storage: Storage): Identity {
  const currentUser = asRecord(storage.read(PERSISTED_KEYS.currentUser));
  const isGuestLogin = currentUser === null && asFlag(storage.read(PERSISTED_KEYS.isGuestLogin));
  if (currentUser === null && !isGuestLogin) return NO_IDENTITY;
  const guest = {
    guestUser: withDefaults(storage.read(PERSISTED_KEYS.guestUser), EMPTY_GUEST_INFO),
    guestForm: withDefaults(storage.read(PERSISTED_KEYS.guestForm), EMPTY_GUEST_FORM),
  };
  if (currentUser !== null) {
    return {
      ...guest,
      currentUser: { otpDevices: [], ...currentUser } as unknown as CurrentUser,
      profiles: asProfiles(storage.read(PERSISTED_KEYS.profiles)),
      isGuestLogin: false,
    };
  }
  return { ...NO_IDENTITY, ...guest, isGuestLogin };
}

function asNewUser(value: unknown): NewUser | null {
  const stored = asRecord(value);
  const email = asText(stored?.email);
  return email === null ? null : { email, isVerified: asFlag(stored?.isVerified) };
}

function asChallenge(value: unknown): OtpChallenge | null {
  const stored = asRecord(value);
  const challengeId = asText(stored?.challengeId);
  const otpDevices = asTexts(stored?.otpDevices);
  if (challengeId === null || otpDevices.length === 0) return null;
  return { challengeId, otpDevices, device: asText(stored?.device) ?? otpDevices[0] ?? '' };
}

/** A phone may drop the page while its owner looks for the code; the login or registration continues after the reload. */
export function asAccount(value: unknown): AccountState {
  const stored = asRecord(value);
  return {
    ...NO_ACCOUNT,
    otpChallenge: asChallenge(stored?.otpChallenge),
    newUser: asNewUser(stored?.newUser),
    isAfterGuest: asFlag(stored?.isAfterGuest),
  };
}

/** The state that the last visit stored. Anything invalid counts as missing; never throws. */
export function readState(storage: Storage): AppState {
  const identity = asIdentity(storage);
  return {
    ...INITIAL_STATE,
    identity,
    account: asAccount(storage.read(PERSISTED_KEYS.account)),
    visit: asWhole(storage.read(VISIT_KEY)) ?? 0,
    session: isIdentified({ identity }) ? asSession(storage.read(PERSISTED_KEYS.session)) : EMPTY_SESSION,
    outbox: readOutbox(storage),
  };
}

/** Stores what changed, or everything if nothing was stored before. True if all of it is stored. */
export function writeState(storage: Storage, before: AppState | null, after: AppState): boolean {
  const { session, account, identity, visit } = after;
  const { otpChallenge, newUser, isAfterGuest } = account;
  const { currentUser, profiles, isGuestLogin, guestUser, guestForm } = identity;
  const areStored: boolean[] = [];
  const keep = (name: keyof typeof PERSISTED_KEYS, value: unknown) =>
    areStored.push(storage.write(PERSISTED_KEYS[name], value));
  if (before?.visit !== visit) areStored.push(storage.write(VISIT_KEY, visit));
  if (before?.session !== session) keep('session', session);
  if (before?.account !== account) keep('account', { otpChallenge, newUser, isAfterGuest });
  if (before?.identity !== identity) {
    keep('isGuestLogin', isGuestLogin);
    keep('guestUser', guestUser);
    keep('guestForm', guestForm);
    keep('currentUser', currentUser);
    keep('profiles', profiles);
  }
  return areStored.every(Boolean);
}

/** Removes the person and the test; language and remembered username have other keys and stay (product.md section 4, "Session"). */
export function forgetAll(storage: Storage): void {
  [...Object.values(PERSISTED_KEYS), LAST_INPUT_KEY, TIMER_PROOF_KEY, DAMAGE_KEY].forEach((key) => storage.remove(key));
}
