import type { AppError } from '../../domain/error-codes.ts';
import { toProfileSummary, type Profile, type ProfileDraft } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { rowOf } from '../../flow/flows.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';
import { makeSubmitReview } from '../session/submit-review.ts';
import type { EnteredProfile } from './profile-form.ts';
import { draftOf } from './save-new-profile.ts';

/** Whether saving the draft would change nothing. An age computed from a date of birth is ignored. */
function isSame(profile: Profile, draft: ProfileDraft): boolean {
  const fields = Object.keys(draft) as (keyof ProfileDraft)[];
  return fields.every((field) => profile[field] === draft[field] || (field === 'age' && draft.dateOfBirth !== ''));
}

function makeSave(deps: AccountDeps) {
  const { runner, profileRepo } = deps;
  const signedIn = makeAuthenticatedCall(deps);
  return async (profile: Profile, entered: EnteredProfile, isForced: boolean): Promise<Result<Profile, AppError>> => {
    const saved = await signedIn(async (caller): Promise<Result<Profile, AppError>> => {
      const isDefault = profile.isDefaultProfile || entered.isDefaultProfile === true;
      const draft = draftOf({ label: profile.label, ...entered }, caller, isDefault);
      return !isForced && isSame(profile, draft) ? ok(profile) : profileRepo.edit(profile.profileId, draft);
    });
    if (!saved.ok) return saved;
    runner.send({ type: 'profileSaved', profile: toProfileSummary(saved.value) });
    return saved;
  };
}

/** Saves an edited profile and goes back to the choice of profiles (product.md section 4, "Profile form"). Fails as the call does. */
export function makeSaveProfile(deps: AccountDeps) {
  const save = makeSave(deps);
  return async (profile: Profile, entered: EnteredProfile): Promise<Result<void, AppError>> => {
    const saved = await save(profile, entered, true);
    if (!saved.ok) return saved;
    deps.navigator.go(APP_ROUTES.editProfileSelection);
    return ok(undefined);
  };
}

/**
 * Saves the reviewed profile if it was changed, and submits the test (decisions.md section 4). If the report option came from a
 * consent that was withdrawn, the person chooses again first. Fails as the edit does, and with INVALID_REQUEST outside the review
 * step; a failed submission shows on the step.
 */
export function makeSaveReview(deps: AccountDeps) {
  const { runner } = deps;
  const save = makeSave(deps);
  const submit = makeSubmitReview(deps);
  // A submission may fail after the profile was saved: the next edit is compared with the saved one.
  const latest = new WeakMap<Profile, Profile>();
  return async (profile: Profile, entered: EnteredProfile): Promise<Result<void, AppError>> => {
    const isReviewed = (): boolean => rowOf(runner.current().session)?.leaveBy === 'review';
    if (!isReviewed()) return err({ code: 'INVALID_REQUEST' });
    // Who went back takes the press back, also when they have come again since.
    const leavings: true[] = [];
    const stop = runner.subscribe(() => isReviewed() || leavings.push(true));
    const saved = await save(latest.get(profile) ?? profile, entered, false).finally(stop);
    if (!saved.ok) return saved;
    latest.set(profile, saved.value);
    if (isReviewed() && leavings.length === 0) await submit();
    return ok(undefined);
  };
}
