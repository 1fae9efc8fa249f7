import type { AppError } from '../../domain/error-codes.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { AppState } from '../../flow/app-state.ts';
import { isTestInProgress } from '../../flow/selectors.ts';
import type { FormSpec } from '../../forms/form.ts';
import { wrongOf } from '../../forms/rules.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeSignedInCall } from '../access/signed-in-call.ts';

/** Why a profile cannot be deleted: it is the default one, or a test is under way for that person. */
export type DeletionObstacle = 'default' | 'underTest';

/** What is in the way of deleting a profile; null when nothing is (product.md section 6). */
export function deletionObstacle({ identity, session }: AppState, profileId: string): DeletionObstacle | null {
  const profile = identity.profiles.find((one) => one.profileId === profileId);
  if (profile?.isDefaultProfile === true) return 'default';
  return isTestInProgress(session) && session.selectedProfileId === profileId ? 'underTest' : null;
}

/** The choice of the profile to delete: one that is there and has nothing in its way is required. Sending it deletes nothing yet. */
export function removalForm(state: () => AppState): FormSpec<'selectedProfileId'> {
  const canGo = (profileId: string): boolean =>
    state().identity.profiles.some((one) => one.profileId === profileId) &&
    deletionObstacle(state(), profileId) === null;
  return {
    initial: { selectedProfileId: '' },
    check: ({ selectedProfileId }) =>
      wrongOf<'selectedProfileId'>({ selectedProfileId: canGo(selectedProfileId) ? null : 'EMPTY_RADIO_FIELD' }),
    send: () => Promise.resolve(ok(undefined)),
  };
}

/**
 * Deletes a profile; its results stay. Fails with INVALID_REQUEST where something is in the way, without a call, and as the call does.
 * One that is not there any more is taken off the list all the same.
 */
export function makeRemoveProfile(deps: AccountDeps) {
  const { runner, profileRepo } = deps;
  const signedIn = makeSignedInCall(deps);
  return async (profileId: string): Promise<Result<void, AppError>> => {
    if (deletionObstacle(runner.current(), profileId) !== null) return err({ code: 'INVALID_REQUEST' });
    const removed = await signedIn(({ userGroupId }) => profileRepo.remove(userGroupId, profileId));
    const isGone = removed.ok || removed.error.code === 'PROFILE_NOT_FOUND';
    if (isGone) runner.send({ type: 'profileRemoved', profileId });
    return removed.ok ? ok(undefined) : removed;
  };
}
