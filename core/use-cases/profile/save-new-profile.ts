import type { AppError } from '../../domain/error-codes.ts';
import { draftOfPerson, toProfileSummary, type ProfileDraft, type ProfileSummary } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import type { AppState } from '../../flow/app-state.ts';
import { makeTestCheck } from '../../flow/person-check.ts';
import { isResultPending } from '../../flow/test-record.ts';
import { isProfileForTest, testedProfile } from '../../flow/tested-profile.ts';
import type { FormSpec } from '../../forms/form.ts';
import type { ProfileAttempt } from '../../ports/profile-repo.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeAuthenticatedCall, type Caller } from '../access/authenticated-call.ts';
import { accountSubmission } from '../session/submission.ts';
import { personChoiceForm } from './person-choice.ts';
import type { EnteredProfile } from './profile-form.ts';

/** The form's values as a draft for the caller's account. */
export function draftOf(
  { person, consentToReport, label = '' }: EnteredProfile,
  { user, userGroupId }: Caller,
  isDefaultProfile: boolean,
): ProfileDraft {
  return draftOfPerson(person, { consentToReport, label, isDefaultProfile, userGroupId, userId: user.uuid });
}

/** Saves the guest's result in the account. It is not reported again: that was decided as a guest. */
async function claimGuestResult(deps: AccountDeps): Promise<Result<void, AppError>> {
  const { runner, resultApi, clock } = deps;
  const isSameTest = makeTestCheck(runner);
  // The guest's pending calls go first: the server must know the test before the account's call.
  runner.send({ type: 'sendingDue' });
  await runner.settled();
  if (!isSameTest()) return err({ code: 'INVALID_TOKEN' });
  const { testId } = runner.current().session;
  if (testId === null || isResultPending(runner.test(testId))) return err({ code: 'NETWORK_REQUEST_FAILED' });
  const submission = accountSubmission(runner.current(), clock);
  if (submission === null) return err({ code: 'TEST_SUBMIT_FAILED' });
  const claim = { ...submission, sendToAims: false, isAnonymous: false };
  const answer = await makeAuthenticatedCall(deps)(({ user }) => resultApi.create(claim, user.uuid));
  if (!answer.ok) return answer;
  if (!isSameTest()) return err({ code: 'INVALID_TOKEN' });
  runner.send({ type: 'guestResultClaimed', testId });
  return ok(undefined);
}

/**
 * Saves a new profile (product.md section 4, "Profile form"). After a guest's test it also saves the guest's result in the account,
 * and the test's last step comes next; on a retry it edits the profile that it created. A test with a cassette continues; otherwise
 * home comes next, and a test in progress is reset. Retries pass the same `attempt`, so that a lost response creates no second
 * profile. Fails with TEST_SUBMIT_FAILED, or as the calls do.
 */
export function makeSaveNewProfile(deps: AccountDeps) {
  const { runner, profileRepo, navigator } = deps;
  const signedIn = makeAuthenticatedCall(deps);

  async function create(profile: EnteredProfile, attempt: ProfileAttempt): Promise<Result<void, AppError>> {
    const isFirst = runner.current().identity.profiles.length === 0;
    const isForTest = isProfileForTest(runner.current());
    const created = await signedIn((caller) => profileRepo.create(draftOf(profile, caller, isFirst), attempt));
    if (!created.ok) return created;
    runner.send({ type: 'profileSaved', profile: toProfileSummary(created.value), isForTest });
    return ok(undefined);
  }

  /** Edits the profile that was created, since the form may have been corrected after that. */
  async function correct(profile: EnteredProfile, profileId: string): Promise<Result<void, AppError>> {
    const isDefault = testedProfile(runner.current())?.isDefaultProfile ?? true;
    const edited = await signedIn((caller) => profileRepo.edit(profileId, draftOf(profile, caller, isDefault)));
    if (!edited.ok) return edited;
    runner.send({ type: 'profileSaved', profile: toProfileSummary(edited.value) });
    return ok(undefined);
  }

  async function createForGuestsResult(profile: EnteredProfile): Promise<Result<void, AppError>> {
    const { selectedProfileId: savedBefore, testId: id } = runner.current().session;
    // The form may be filled in again after a reload: the test has one profile all the same.
    const attempt = id === null ? {} : { id };
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
    runner.current().account.isAfterGuest ? createForGuestsResult(profile) : createAndGoOn(profile, attempt);
}

/** Whether the account's people are asked about first: whose a guest's result is, which the account took over. */
export function asksWhoseResult({ account, identity, session }: AppState): boolean {
  return account.isAfterGuest && identity.profiles.length > 0 && session.selectedProfileId === null;
}

/** The form that chooses whose a guest's result is. */
export function guestResultForm(
  state: () => AppState,
  keepFor: (person: ProfileSummary) => Promise<Result<void, AppError>>,
): FormSpec<'selectedProfileId'> {
  return personChoiceForm({ button: 'keep-result', people: () => state().identity.profiles, send: keepFor });
}

/** Whose a guest's result is, which an account took over: one of its people, or not for the account at all. */
export function makeKeepGuestResult(deps: AccountDeps) {
  const { runner, navigator } = deps;
  return {
    /** Saves the result for a person of the account. Fails as the call does. */
    keepFor: async (profile: ProfileSummary): Promise<Result<void, AppError>> => {
      runner.send({ type: 'profileSaved', profile, isForTest: true });
      const claimed = await claimGuestResult(deps);
      if (claimed.ok) navigator.go(APP_ROUTES.testSteps);
      return claimed;
    },
    /** The result stays sent as a guest's, and is not seen in the account. */
    leave: (): void => {
      runner.send({ type: 'flowFinished' });
      navigator.go(APP_ROUTES.home);
    },
  };
}
