import type { Profile } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { findOwnProfile, ownsGroup } from './own-group.ts';
import { withAge } from './with-age.ts';
import type { ProfileDeps } from './unit-of-work.ts';

export type FindProfile = (
  callerId: string,
  groupId: string,
  profileId: string,
) => Promise<Result<Profile, 'unknown-profile'>>;

export type FindDefaultProfile = (callerId: string, groupId: string) => Promise<Result<Profile, 'unknown-profile'>>;

/** One of the caller's profiles. */
export function makeFindProfile({ unitOfWork, clock }: ProfileDeps): FindProfile {
  return (callerId, groupId, profileId) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
      const profile = await findOwnProfile(stores, callerId, groupId, profileId);
      return profile === null ? err('unknown-profile') : ok(withAge(profile, clock.now()));
    });
}

/** The default profile of one of the caller's groups; a group without profiles has none. */
export function makeFindDefaultProfile({ unitOfWork, clock }: ProfileDeps): FindDefaultProfile {
  return (callerId, groupId) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
      const isOwn = await ownsGroup(stores, callerId, groupId);
      const [first] = isOwn ? await stores.profiles.listOf(groupId) : [];
      return first === undefined ? err('unknown-profile') : ok(withAge(first, clock.now()));
    });
}
