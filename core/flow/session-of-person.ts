import type { AppState } from './app-state.ts';
import type { IdentityEvent } from './events.ts';
import { flowOf, lastStep, rowOf } from './flows.ts';
import { isTestInProgress } from './selectors.ts';
import { EMPTY_SESSION, withConsent, type TestSession } from './session.ts';
import { isAsking } from './step-row.ts';

/** Whether the account continues a test that a guest started: it has a cassette, and no profile was chosen. */
export function isGuestsTest({ identity, session }: Pick<AppState, 'identity' | 'session'>): boolean {
  return identity.currentUser !== null && session.deviceId !== null && session.selectedProfileId === null;
}

/**
 * Whether a profile that is created now is for the test in progress: after a guest's test, where the step asks for a profile, and
 * where the account has none to choose.
 */
export function isProfileForTest(state: AppState): boolean {
  const { account, identity, session } = state;
  const row = rowOf(session);
  const isAsked = identity.profiles.length === 0 || (row !== null && isAsking(row, 'profile'));
  return account.isAfterGuest || (isGuestsTest(state) && isAsked);
}

/** The test of the account that logs in: the one in progress here, its own or started as a guest, or else the parked one. */
function sessionOfUser(state: AppState, event: Extract<IdentityEvent, { type: 'userLoggedIn' }>): TestSession {
  const { identity, session } = state;
  const isSame = identity.currentUser?.uuid === event.user.uuid;
  // A guest's submitted result can only go into a first profile: with several profiles, it is unknown which person it is about.
  const canGoOn = identity.isGuestLogin && (session.submittedAt === null || event.profiles.length === 0);
  const continued = isSame || canGoOn ? session : EMPTY_SESSION;
  return isTestInProgress(continued) ? continued : (event.parkedTest ?? continued);
}

type Saved = Extract<IdentityEvent, { type: 'profileSaved' }>;

/** The test with the saved profile: one created for this test, or the chosen one, whose consent may have changed. */
function withSavedProfile(session: TestSession, { profile, isForTest = false }: Saved): TestSession {
  const { profileId, consentToReport } = profile;
  const isTheirs = session.selectedProfileId === profileId || (isForTest && session.selectedProfileId === null);
  return isTheirs ? { ...withConsent(session, consentToReport), selectedProfileId: profileId } : session;
}

/**
 * Removes the chosen profile from the test if it was deleted; what was submitted stays. The test waits for another choice, and uses
 * the first profile of an account that has none left.
 */
function withoutDeletedProfile(session: TestSession, isThere: (profileId: string) => boolean): TestSession {
  const { selectedProfileId, submittedAt } = session;
  if (selectedProfileId === null || submittedAt !== null || isThere(selectedProfileId)) return session;
  return { ...withConsent(session, false), selectedProfileId: null };
}

/** The test after a login event. No one sees the test of another person (decisions.md section 4). */
export function sessionOfPerson(state: AppState, event: IdentityEvent): TestSession {
  const { identity, session } = state;
  switch (event.type) {
    case 'guestContinued':
    case 'accountCreated':
      return identity.isGuestLogin ? session : EMPTY_SESSION;
    case 'userLoggedIn':
      return sessionOfUser(state, event);
    case 'profileSaved':
      return withSavedProfile(session, event);
    case 'profilesFetched':
      return withoutDeletedProfile(session, (chosen) => event.profiles.some(({ profileId }) => profileId === chosen));
    case 'profileRemoved':
      return withoutDeletedProfile(session, (chosen) => chosen !== event.profileId);
    case 'guestResultClaimed':
      return { ...session, currentStep: lastStep(flowOf(session)) };
    default:
      return session;
  }
}
