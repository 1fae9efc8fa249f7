import type { Profile } from '../../core/domain/profile.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { withAge } from './with-age.ts';
import type { ProfileDeps } from './unit-of-work.ts';

export type ListProfiles = (callerId: string, userId: string) => Promise<Result<readonly Profile[], 'unknown-profile'>>;

/** The profiles of the caller's first group, the default one first. The answer does not reveal whether another account exists. */
export function makeListProfiles({ unitOfWork, clock }: ProfileDeps): ListProfiles {
  return (callerId, userId) =>
    unitOfWork.run(async ({ users, profiles }): Promise<Result<readonly Profile[], 'unknown-profile'>> => {
      const groupId = userId === callerId ? (await users.find(userId))?.groupIds[0] : undefined;
      if (groupId === undefined) return err('unknown-profile');
      const own = await profiles.listOf(groupId);
      return ok(own.map((profile) => withAge(profile, clock.now())));
    });
}
