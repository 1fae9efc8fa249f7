import { err, ok, type Result } from '../../core/domain/result.ts';
import { findOwnProfile } from './own-group.ts';
import type { ProfileDeps } from './unit-of-work.ts';

export type DeleteRejection = 'unknown-profile' | 'default-profile';

export type DeleteProfile = (
  callerId: string,
  groupId: string,
  profileId: string,
) => Promise<Result<void, DeleteRejection>>;

/**
 * Deletes one of the caller's profiles, except the default one (product.md section 6). Its results stay with the account and show its
 * names; all other data of the profile are erased. Reports that were made keep theirs until their retention period ends.
 */
export function makeDeleteProfile({ unitOfWork, clock }: ProfileDeps): DeleteProfile {
  return (callerId, groupId, profileId) =>
    unitOfWork.run(async (stores): Promise<Result<void, DeleteRejection>> => {
      await stores.users.lock(callerId);
      const profile = await findOwnProfile(stores, callerId, groupId, profileId);
      if (profile === null) return err('unknown-profile');
      if (profile.isDefaultProfile) return err('default-profile');
      return ok(await stores.profiles.remove(profile, clock.now()));
    });
}
