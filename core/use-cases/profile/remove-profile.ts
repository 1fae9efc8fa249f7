import type { AppError } from '../../domain/error-codes.ts';
import type { ProfileSummary } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { AppState } from '../../flow/app-state.ts';
import { isTestInProgress } from '../../flow/selectors.ts';
import type { FormSpec } from '../../forms/form.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';
import { personChoiceForm } from './person-choice.ts';

/** Why a profile cannot be deleted: it is the default one, or its person has a test in progress. */
export type DeletionObstacle = 'default' | 'underTest';

/** Why a profile cannot be deleted; null if it can (product.md section 6). */
export function deletionObstacle({ identity, session }: AppState, profileId: string): DeletionObstacle | null {
  const profile = identity.profiles.find((one) => one.profileId === profileId);
  if (profile?.isDefaultProfile === true) return 'default';
  return isTestInProgress(session) && session.selectedProfileId === profileId ? 'underTest' : null;
}

/** The profiles that can be deleted. */
export function deletableProfiles(state: AppState): readonly ProfileSummary[] {
  return state.identity.profiles.filter(({ profileId }) => deletionObstacle(state, profileId) === null);
}

/** The form that chooses the profile to delete; a deletable one is required. Sending it deletes nothing yet: that is confirmed first. */
export function removalForm(state: () => AppState): FormSpec<'selectedProfileId'> {
  return personChoiceForm({
    button: 'delete-profile',
    people: () => deletableProfiles(state()),
    send: () => Promise.resolve(ok(undefined)),
  });
}

/**
 * Deletes a profile; its results stay. Fails with INVALID_REQUEST, without a call, if it cannot be deleted, and as the call does. A
 * profile that the server no longer has is removed from the list, as `wasGone`.
 */
export function makeRemoveProfile(deps: AccountDeps) {
  const { runner, profileRepo } = deps;
  const signedIn = makeAuthenticatedCall(deps);
  return async (profileId: string): Promise<Result<{ readonly wasGone: boolean }, AppError>> => {
    if (deletionObstacle(runner.current(), profileId) !== null) return err({ code: 'INVALID_REQUEST' });
    const removed = await signedIn(({ userGroupId }) => profileRepo.remove(userGroupId, profileId));
    const wasGone = !removed.ok && removed.error.code === 'PROFILE_NOT_FOUND';
    if (!removed.ok && !wasGone) return removed;
    runner.send({ type: 'profileRemoved', profileId });
    return ok({ wasGone });
  };
}
