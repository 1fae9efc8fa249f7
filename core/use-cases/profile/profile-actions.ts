import type { AppError } from '../../domain/error-codes.ts';
import { toProfileSummary, type Profile, type ProfileSummary } from '../../domain/profile.ts';
import { ok, type Result } from '../../domain/result.ts';
import { makeQuery, type Query } from '../query.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';
import { makeSaveProfile, makeSaveReview } from './edit-profile.ts';
import { makeRemoveProfile } from './remove-profile.ts';
import { makeKeepGuestResult, makeSaveNewProfile } from './save-new-profile.ts';

/** What an account can do with its profiles (product.md sections 2 and 4). */
export interface ProfileActions {
  /** Fetches the profiles into the app's state, which screens show meanwhile. */
  readonly openList: () => Query<readonly ProfileSummary[]>;
  /** One profile with all its fields. Fails with PROFILE_NOT_FOUND for one that is not the account's. */
  readonly open: (profileId: string) => Query<Profile>;
  /** The profile of the tested person. If it no longer exists, the list is fetched again, so that the step asks who was tested. */
  readonly openTested: (profileId: string) => Query<Profile>;
  readonly saveNew: ReturnType<typeof makeSaveNewProfile>;
  readonly guestResult: ReturnType<typeof makeKeepGuestResult>;
  readonly save: ReturnType<typeof makeSaveProfile>;
  readonly saveReview: ReturnType<typeof makeSaveReview>;
  readonly remove: ReturnType<typeof makeRemoveProfile>;
}

/** The actions for one runner. */
export function makeProfileActions(deps: AccountDeps): ProfileActions {
  const { runner, profileRepo } = deps;
  const signedIn = makeAuthenticatedCall(deps);
  async function fetchAll(): Promise<Result<readonly ProfileSummary[], AppError>> {
    const fetched = await signedIn(({ user }) => profileRepo.getAll(user.uuid));
    if (!fetched.ok) return fetched;
    const profiles = fetched.value.map(toProfileSummary);
    runner.send({ type: 'profilesFetched', profiles });
    return ok(profiles);
  }
  const fetchOne = (profileId: string): Promise<Result<Profile, AppError>> =>
    signedIn(({ userGroupId }) => profileRepo.get(userGroupId, profileId));
  return {
    openList: () => makeQuery(fetchAll),
    open: (profileId) => makeQuery(() => fetchOne(profileId)),
    openTested: (profileId) =>
      makeQuery(async () => {
        const fetched = await fetchOne(profileId);
        if (!fetched.ok && fetched.error.code === 'PROFILE_NOT_FOUND') await fetchAll();
        return fetched;
      }),
    saveNew: makeSaveNewProfile(deps),
    guestResult: makeKeepGuestResult(deps),
    save: makeSaveProfile(deps),
    saveReview: makeSaveReview(deps),
    remove: makeRemoveProfile(deps),
  };
}
