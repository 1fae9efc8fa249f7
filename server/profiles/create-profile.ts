import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
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

/**
 * Adds a profile to a group of the caller. Exactly one of a group is its default: the first, until another is made it. The account
 * bears the names of its default profile. A second attempt of the same name is answered with what the first one made.
 */
export function makeCreateProfile({ unitOfWork, clock, makeId }: Deps): CreateProfile {
  return (callerId, draft, attemptId) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
      const { users, profiles } = stores;
      const now = clock.now();
      const { userGroupId, userId, firstName, lastName } = draft;
      await users.lock(callerId);
      if (userId !== callerId || !(await ownsGroup(stores, callerId, userGroupId))) return err('unknown-profile');
      const madeBefore = attemptId === null ? null : await profiles.idOfAttempt(userGroupId, attemptId);
      if (madeBefore !== null) {
        const made = await profiles.find(userGroupId, madeBefore);
        return made === null ? err('unknown-profile') : ok(withAge(made, now));
      }
      const isFirst = (await profiles.listOf(userGroupId)).length === 0;
      const isDefaultProfile = isFirst || draft.isDefaultProfile;
      const profile: Profile = { ...draft, isDefaultProfile, profileId: makeId(), sex: draft.gender };
      await profiles.insert(profile, attemptId, now);
      if (isDefaultProfile) await users.setNames(userId, firstName, lastName);
      return ok(withAge(profile, now));
    });
}
