import type { AppError } from '../../domain/error-codes.ts';
import { toProfileSummary, type Profile } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { PersonInfo } from '../../domain/validate-person.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { isGuestsTest } from '../../flow/session-of-person.ts';
import { accountSubmission } from '../session/submission.ts';
import type { AccountDeps } from './deps.ts';

/** What the profile form sends about a person. */
export interface NewProfile {
  readonly person: PersonInfo;
  readonly consentToReport: boolean;
}

/** The guest's result goes into the account, and is not sent anywhere: it was reported as a guest's, or was not to be. */
async function claimGuestResult({ runner, resultApi, clock }: AccountDeps): Promise<Result<void, AppError>> {
  const submission = accountSubmission(runner.current(), clock);
  if (submission === null) return err({ code: 'TEST_SUBMIT_FAILED' });
  const answer = await resultApi.create({ ...submission, sendToAims: false, isAnonymous: false });
  if (!answer.ok) return answer;
  runner.send({ type: 'guestResultClaimed' });
  return ok(undefined);
}

/**
 * Saves a new profile. After a guest's test it also saves the guest's result into the account and goes on with the test's last
 * step; a test that a guest has not finished goes on with that profile. Otherwise it goes home, and a test under way is put back
 * (product.md section 4, "Profile form"). A profile that was saved before the result could not be is not made twice. Fails with TEST_SUBMIT_FAILED, or as the calls do.
 */
export function makeSaveNewProfile(deps: AccountDeps) {
  const { runner, profileRepo, navigator } = deps;

  async function create({ person, consentToReport }: NewProfile): Promise<Result<Profile, AppError>> {
    const { currentUser, profiles } = runner.current().identity;
    const userGroupId = currentUser?.user_groups[0];
    if (currentUser === null || userGroupId === undefined) return err({ code: 'PROFILE_NOT_FOUND' });
    const { sex, ...others } = person;
    const isDefaultProfile = profiles.length === 0;
    const draft = { ...others, gender: sex, consentToReport, isDefaultProfile, userGroupId, userId: currentUser.uuid };
    return profileRepo.create(draft);
  }

  return async (profile: NewProfile): Promise<Result<void, AppError>> => {
    const before = runner.current();
    const { account, session } = before;
    const isSavedBefore = account.isAfterGuest && session.selectedProfileId !== null;
    if (!isSavedBefore) {
      const created = await create(profile);
      if (!created.ok) return created;
      if (runner.current().identity.currentUser?.uuid !== before.identity.currentUser?.uuid) {
        return err({ code: 'INVALID_TOKEN' });
      }
      runner.send({ type: 'profileSaved', profile: toProfileSummary(created.value) });
    }
    if (!account.isAfterGuest && isGuestsTest(before)) {
      navigator.go(APP_ROUTES.testSteps);
      return ok(undefined);
    }
    if (!account.isAfterGuest) {
      runner.send({ type: 'flowFinished' });
      navigator.go(APP_ROUTES.home);
      return ok(undefined);
    }
    const claimed = await claimGuestResult(deps);
    if (!claimed.ok) return claimed;
    navigator.go(APP_ROUTES.testSteps);
    return ok(undefined);
  };
}
