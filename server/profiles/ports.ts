import type { Profile } from '../../core/domain/profile.ts';

/** Profiles by group, without deleted ones, of which only the names remain for their results. */
export interface ProfileStore {
  /** The default one first, then in order of creation. */
  listOf(groupId: string): Promise<readonly Profile[]>;
  find(groupId: string, profileId: string): Promise<Profile | null>;
  /** The profile that an attempt created, even if it was deleted since; or null. */
  idOfAttempt(groupId: string, attemptId: string): Promise<string | null>;
  /** A new default profile replaces the group's earlier default. `attemptId` is null if the client sent none. */
  insert(profile: Profile, attemptId: string | null, at: number): Promise<void>;
  /** A new default profile replaces the group's earlier default. */
  update(profile: Profile, at: number): Promise<void>;
  remove(profile: Profile, at: number): Promise<void>;
}
