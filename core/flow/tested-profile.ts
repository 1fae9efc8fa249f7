import type { ProfileSummary } from '../domain/profile.ts';
import type { AppState } from './app-state.ts';
import { rowOf } from './flows.ts';
import { isAsking } from './step-row.ts';

/** The profile of the tested person; null while none is chosen, and for guests. */
export function testedProfile({ session, identity }: Pick<AppState, 'session' | 'identity'>): ProfileSummary | null {
  return identity.profiles.find(({ profileId }) => profileId === session.selectedProfileId) ?? null;
}

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
