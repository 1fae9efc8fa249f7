import type { ProfileSummary } from '../domain/profile.ts';
import type { AppState } from './app-state.ts';

/** The profile of the tested person; null while none is chosen, and for guests. */
export function testedProfile({ session, identity }: Pick<AppState, 'session' | 'identity'>): ProfileSummary | null {
  return identity.profiles.find(({ profileId }) => profileId === session.selectedProfileId) ?? null;
}
