import type { Profile } from '../../core/domain/profile.ts';
import type { Stores } from './unit-of-work.ts';

/** Whether a group belongs to the caller. */
export async function ownsGroup({ users }: Pick<Stores, 'users'>, callerId: string, groupId: string): Promise<boolean> {
  return (await users.find(callerId))?.groupIds.includes(groupId) === true;
}

/** A profile of one of the caller's groups; null for any other, which does not reveal whether it exists. */
export async function findOwnProfile(
  stores: Stores,
  callerId: string,
  groupId: string,
  profileId: string,
): Promise<Profile | null> {
  return (await ownsGroup(stores, callerId, groupId)) ? stores.profiles.find(groupId, profileId) : null;
}
