import type { Profile } from '../../core/domain/profile.ts';

/** Profiles by group. */
export interface ProfileStore {
  /** The default one first, then in the order they were made. */
  listOf(groupId: string): Promise<readonly Profile[]>;
  find(groupId: string, profileId: string): Promise<Profile | null>;
  /** A default one takes the place of the group's earlier default. */
  insert(profile: Profile, at: number): Promise<void>;
}
