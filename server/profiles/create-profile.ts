import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { withAge } from './with-age.ts';

export type CreateProfile = (callerId: string, draft: ProfileDraft) => Promise<Result<Profile, 'unknown-profile'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
}

/**
 * Adds a profile to a group of the caller. Exactly one of a group is its default: the first, until another is made it. The account
 * bears the names of its default profile.
 */
export function makeCreateProfile({ unitOfWork, clock, makeId }: Deps): CreateProfile {
  return (callerId, draft) =>
    unitOfWork.run(async ({ users, profiles }): Promise<Result<Profile, 'unknown-profile'>> => {
      const now = clock.now();
      const { userGroupId, userId, firstName, lastName } = draft;
      const user = (await users.lock(callerId)) ? await users.find(callerId) : null;
      if (userId !== user?.userId || !user.groupIds.includes(userGroupId)) return err('unknown-profile');
      const isFirst = (await profiles.listOf(userGroupId)).length === 0;
      const isDefaultProfile = isFirst || draft.isDefaultProfile;
      const profile: Profile = { ...draft, isDefaultProfile, profileId: makeId(), sex: draft.gender };
      await profiles.insert(profile, now);
      if (isDefaultProfile) await users.setNames(userId, firstName, lastName);
      return ok(withAge(profile, now));
    });
}
