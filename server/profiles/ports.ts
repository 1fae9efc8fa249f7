import type { Profile } from '../../core/domain/profile.ts';

/** Profiles by group. */
export interface ProfileStore {
  /** The default one first, then in the order they were made. */
  listOf(groupId: string): Promise<readonly Profile[]>;
  find(groupId: string, profileId: string): Promise<Profile | null>;
  insert(profile: Profile, at: number): Promise<void>;
}
