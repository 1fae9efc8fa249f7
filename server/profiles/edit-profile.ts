import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { findOwnProfile } from './own-group.ts';
import { withAge } from './with-age.ts';
import type { ProfileDeps } from './unit-of-work.ts';

export type EditProfile = (
  callerId: string,
  profileId: string,
  draft: ProfileDraft,
) => Promise<Result<Profile, 'unknown-profile'>>;

/**
 * Replaces every field of one of the caller's profiles. The default profile stays the default whatever is sent. Another one that is made
 * the default replaces it, and the account gets its names.
 */
export function makeEditProfile({ unitOfWork, clock }: ProfileDeps): EditProfile {
  return (callerId, profileId, draft) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
      const { users, profiles } = stores;
      const now = clock.now();
      const { userGroupId, userId, firstName, lastName } = draft;
      await users.lock(callerId);
      const before = await findOwnProfile(stores, callerId, userGroupId, profileId);
      if (before === null || userId !== callerId) return err('unknown-profile');
      const isDefaultProfile = before.isDefaultProfile || draft.isDefaultProfile;
      const profile: Profile = { ...draft, isDefaultProfile, profileId, sex: draft.gender };
      await profiles.update(profile, now);
      if (isDefaultProfile) await users.setNames(userId, firstName, lastName);
      return ok(withAge(profile, now));
    });
}
