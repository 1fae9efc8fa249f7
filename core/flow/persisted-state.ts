import type { Storage } from '../ports/storage.ts';
import type { NewUser, OtpChallenge } from './app-state.ts';
import { routeAt } from './app-routes.ts';
import { asFlag, asRecord, asText, asTexts } from './persisted-values.ts';
import { asPerson, NOBODY } from './person.ts';
import { NO_LOGIN } from './reduce-account.ts';
import type { TabState } from './tab-state.ts';

/**
 * Storage keys of what survives a reload (product.md section 3), beside the records of tests, which have one key each (test-record.ts).
 * Language and remembered username have their own keys.
 */
export const PERSISTED_KEYS = {
  /** Who is at the browser; after a logout the number of their visit, which identifies no one. */
  person: 'person',
  /** A login or registration in progress. */
  registration: 'registration',
} as const;

/** Kept after a logout: the email address for the next login, if the person asked for that. */
export const REMEMBERED_USERNAME_KEY = 'username';
/** Kept beyond a logout that could not reach the server, until it does. */
export const PENDING_LOGOUT_KEY = 'owedLogout';
/** Shared by all tabs: the instant of the last input, in epoch milliseconds. */
export const LAST_INPUT_KEY = 'lastInputAt';
/** Which stored values a page found damaged, and when; for the diagnostics snapshot. */
export const DAMAGE_KEY = 'damage';

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

/** A path of this app; anything else counts as missing. */
function asRoute(value: unknown): string | null {
  const path = asText(value);
  return path === null || routeAt(path) === null ? null : path;
}

/**
 * A phone may drop the page while its owner looks for the code; the login or registration, and the way to the requested route, continue
 * after the reload.
 */
export function asRegistration(value: unknown): TabState['account'] {
  const stored = asRecord(value);
  return {
    ...NO_LOGIN,
    otpChallenge: asChallenge(stored?.otpChallenge),
    newUser: asNewUser(stored?.newUser),
    wantedRoute: asRoute(stored?.wantedRoute),
  };
}

/** The person and login that the last visit stored. Anything invalid counts as missing; never throws. */
export function readPerson(storage: Storage): Pick<TabState, 'person' | 'account'> {
  return {
    person: asPerson(storage.read(PERSISTED_KEYS.person)) ?? NOBODY,
    account: asRegistration(storage.read(PERSISTED_KEYS.registration)),
  };
}

/** Stores the person and login if they changed; true if all of it is stored. */
export function writePerson(storage: Storage, before: TabState | null, { person, account }: TabState): boolean {
  const { otpChallenge, newUser } = account;
  // The login has led there already.
  const wantedRoute = account.isLoginVerified ? null : account.wantedRoute;
  const isPersonStored = before?.person === person || storage.write(PERSISTED_KEYS.person, person);
  const isRegistrationStored =
    before?.account === account || storage.write(PERSISTED_KEYS.registration, { otpChallenge, newUser, wantedRoute });
  return isPersonStored && isRegistrationStored;
}

/** Removes what only the person who logs out needs (product.md section 4, "Session"). */
export function forgetVisit(storage: Storage): void {
  [PERSISTED_KEYS.registration, LAST_INPUT_KEY, DAMAGE_KEY].forEach((key) => storage.remove(key));
}
