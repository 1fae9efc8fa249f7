import type { Profile } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { findOwnProfile, ownsGroup } from './own-group.ts';
import { withAge } from './with-age.ts';

export type FindProfile = (
  callerId: string,
  groupId: string,
  profileId: string,
) => Promise<Result<Profile, 'unknown-profile'>>;

export type FindDefaultProfile = (callerId: string, groupId: string) => Promise<Result<Profile, 'unknown-profile'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}

/** One of the caller's profiles. */
export function makeFindProfile({ unitOfWork, clock }: Deps): FindProfile {
  return (callerId, groupId, profileId) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
      const profile = await findOwnProfile(stores, callerId, groupId, profileId);
      return profile === null ? err('unknown-profile') : ok(withAge(profile, clock.now()));
    });
}

/** The default profile of one of the caller's groups; a group without profiles has none. */
export function makeFindDefaultProfile({ unitOfWork, clock }: Deps): FindDefaultProfile {
  return (callerId, groupId) =>
    unitOfWork.run(async (stores): Promise<Result<Profile, 'unknown-profile'>> => {
      const isOwn = await ownsGroup(stores, callerId, groupId);
      const [first] = isOwn ? await stores.profiles.listOf(groupId) : [];
      return first === undefined ? err('unknown-profile') : ok(withAge(first, clock.now()));
    });
}
