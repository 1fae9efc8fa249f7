import type { AppError } from '../../domain/error-codes.ts';
import { draftOfPerson, toProfileSummary, type ProfileDraft } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { askingInTest } from '../../flow/asker.ts';
import { isResultWaiting } from '../../flow/outbox.ts';
import { testedProfile } from '../../flow/tested-profile.ts';
import { isProfileForTest } from '../../flow/session-of-person.ts';
import type { ProfileAttempt } from '../../ports/profile-repo.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeSignedInCall, type Caller } from '../access/signed-in-call.ts';
import { accountSubmission } from '../session/submission.ts';
import type { EnteredProfile } from './profile-form.ts';

/** What the form holds, as it is sent for the caller's account. */
export function draftOf(
  { person, consentToReport }: EnteredProfile,
  { user, userGroupId }: Caller,
  isDefaultProfile: boolean,
): ProfileDraft {
  return draftOfPerson(person, { consentToReport, isDefaultProfile, userGroupId, userId: user.uuid });
}

/** The guest's result goes into the account, and is not sent anywhere: it was reported as a guest's, or was not to be. */
async function claimGuestResult(deps: AccountDeps): Promise<Result<void, AppError>> {
  const { runner, resultApi, clock } = deps;
  const isAsking = askingInTest(runner);
  // What the guest left to be sent goes first: the account's call would otherwise speak of a test that the server does not know yet.
  runner.send({ type: 'sendingDue' });
  await runner.settled();
  if (!isAsking()) return err({ code: 'INVALID_TOKEN' });
  const { outbox, session } = runner.current();
  if (isResultWaiting(outbox, session.testId)) return err({ code: 'NETWORK_REQUEST_FAILED' });
  const submission = accountSubmission(runner.current(), clock);
  if (submission === null) return err({ code: 'TEST_SUBMIT_FAILED' });
  const claim = { ...submission, sendToAims: false, isAnonymous: false };
  const answer = await makeSignedInCall(deps)(({ user }) => resultApi.create(claim, user.uuid));
  if (!answer.ok) return answer;
  if (!isAsking()) return err({ code: 'INVALID_TOKEN' });
  runner.send({ type: 'guestResultClaimed' });
  return ok(undefined);
}

/**
 * Saves a new profile, and goes on (product.md section 4, "Profile form"). After a guest's test the guest's result is saved into the
 * account too, and the test's last step comes next; a profile that was saved before the result could not be is not made twice, but corrected. A test
 * that holds a cassette goes on. Otherwise home comes next, and a test under way is put back.
 * A form that is sent again names the same `attempt`, so that an answer that was lost makes no second profile.
 * Fails with TEST_SUBMIT_FAILED, or as the calls do.
 */
export function makeSaveNewProfile(deps: AccountDeps) {
  const { runner, profileRepo, navigator } = deps;
  const signedIn = makeSignedInCall(deps);

  async function create(profile: EnteredProfile, attempt: ProfileAttempt): Promise<Result<void, AppError>> {
    const isFirst = runner.current().identity.profiles.length === 0;
    const isForTest = isProfileForTest(runner.current());
    const created = await signedIn((caller) => profileRepo.create(draftOf(profile, caller, isFirst), attempt));
    if (!created.ok) return created;
    runner.send({ type: 'profileSaved', profile: toProfileSummary(created.value), isForTest });
    return ok(undefined);
  }

  /** The form may have been corrected after the profile was saved. */
  async function correct(profile: EnteredProfile, profileId: string): Promise<Result<void, AppError>> {
    const isDefault = testedProfile(runner.current())?.isDefaultProfile ?? true;
    const edited = await signedIn((caller) => profileRepo.edit(profileId, draftOf(profile, caller, isDefault)));
    if (!edited.ok) return edited;
    runner.send({ type: 'profileSaved', profile: toProfileSummary(edited.value) });
    return ok(undefined);
  }

  async function createForGuestsResult(
    profile: EnteredProfile,
    attempt: ProfileAttempt,
  ): Promise<Result<void, AppError>> {
    const savedBefore = runner.current().session.selectedProfileId;
    const created = savedBefore === null ? await create(profile, attempt) : await correct(profile, savedBefore);
    const claimed = created.ok ? await claimGuestResult(deps) : created;
    if (claimed.ok) navigator.go(APP_ROUTES.testSteps);
    return claimed;
  }

  async function createAndGoOn(profile: EnteredProfile, attempt: ProfileAttempt): Promise<Result<void, AppError>> {
    const created = await create(profile, attempt);
    if (!created.ok) return created;
    const holdsCassette = runner.current().session.deviceId !== null;
    if (!holdsCassette) runner.send({ type: 'flowFinished' });
    navigator.go(holdsCassette ? APP_ROUTES.testSteps : APP_ROUTES.home);
    return created;
  }

  return (profile: EnteredProfile, attempt: ProfileAttempt = {}): Promise<Result<void, AppError>> =>
    runner.current().account.isAfterGuest ? createForGuestsResult(profile, attempt) : createAndGoOn(profile, attempt);
}
