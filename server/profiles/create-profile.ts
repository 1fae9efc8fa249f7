import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ProfileDeps, Stores } from './unit-of-work.ts';
import { ownsGroup } from './own-group.ts';
import { withAge } from './with-age.ts';

/** `attemptId` identifies the attempt for a retry after a lost answer; null if the client sent none. */
export type CreateProfile = (
  callerId: string,
  draft: ProfileDraft,
  attemptId: string | null,
) => Promise<Result<Profile, 'unknown-profile'>>;

/** The profile that an earlier call of the attempt created, or null. */
async function madeByAttempt(
  { profiles }: Stores,
  groupId: string,
  attemptId: string | null,
): Promise<Profile | 'deleted' | null> {
  const profileId = attemptId === null ? null : await profiles.idOfAttempt(groupId, attemptId);
  return profileId === null ? null : ((await profiles.find(groupId, profileId)) ?? 'deleted');
}

/**
 * Adds a profile to a group of the caller. Each group has exactly one default profile: the first, until another replaces it. The account
 * has the names of its default profile. A repeated call of an attempt updates the profile that the attempt created, because its answer
 * was lost and the person may have continued typing.
 */
export function makeCreateProfile({ unitOfWork, clock, makeId }: ProfileDeps): CreateProfile {
  return (callerId, draft, attemptId) =>
    unitOfWork.run(
      async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
        const { users, profiles } = stores;
        const now = clock.now();
        const { userGroupId, userId, firstName, lastName } = draft;
        await users.lock(callerId);
        if (userId !== callerId || !(await ownsGroup(stores, callerId, userGroupId))) return err('unknown-profile');
        const madeBefore = await madeByAttempt(stores, userGroupId, attemptId);
        if (madeBefore === 'deleted') return err('unknown-profile');
        const isFirst = (await profiles.listOf(userGroupId)).length === 0;
        const isDefaultProfile = isFirst || draft.isDefaultProfile || madeBefore?.isDefaultProfile === true;
        const profileId = madeBefore?.profileId ?? makeId();
        const profile: Profile = { ...draft, isDefaultProfile, profileId, sex: draft.gender };
        if (madeBefore === null) await profiles.insert(profile, attemptId, now);
        else await profiles.update(profile, now);
        if (isDefaultProfile) await users.setNames(userId, firstName, lastName);
        return ok(withAge(profile, now));
      },
      { isIdempotent: attemptId !== null },
    );
}
