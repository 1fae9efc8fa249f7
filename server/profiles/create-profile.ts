import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work/ports.ts';
import { ownsGroup } from './own-group.ts';
import { withAge } from './with-age.ts';

/** `attemptId` names the attempt, so that a page that never heard the answer can ask again; null where it is not named. */
export type CreateProfile = (
  callerId: string,
  draft: ProfileDraft,
  attemptId: string | null,
) => Promise<Result<Profile, 'unknown-profile'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
}

/** The profile that an attempt of that name made before; null where it made none. */
async function madeByAttempt(
  { profiles }: Stores,
  groupId: string,
  attemptId: string | null,
): Promise<Profile | 'deleted' | null> {
  const profileId = attemptId === null ? null : await profiles.idOfAttempt(groupId, attemptId);
  return profileId === null ? null : ((await profiles.find(groupId, profileId)) ?? 'deleted');
}

/**
 * Adds a profile to a group of the caller. Exactly one of a group is its default: the first, until another is made it. The account
 * bears the names of its default profile. A further call of an attempt changes the profile that the attempt made: its answer was lost,
 * and the person went on typing.
 */
export function makeCreateProfile({ unitOfWork, clock, makeId }: Deps): CreateProfile {
  return (callerId, draft, attemptId) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
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
    });
}
