import type { Profile } from '../../core/domain/profile.ts';

/** Profiles by group. A deleted one is not among them: only its names stay, for the results that were entered for it. */
export interface ProfileStore {
  /** The default one first, then in the order they were made. */
  listOf(groupId: string): Promise<readonly Profile[]>;
  find(groupId: string, profileId: string): Promise<Profile | null>;
  /** What an attempt of that name made, deleted since or not; null when there was none. */
  idOfAttempt(groupId: string, attemptId: string): Promise<string | null>;
  /** A default one takes the place of the group's earlier default. `attemptId` is null where the attempt was not named. */
  insert(profile: Profile, attemptId: string | null, at: number): Promise<void>;
  /** A default one takes the place of the group's earlier default. */
  update(profile: Profile, at: number): Promise<void>;
  remove(profile: Profile, at: number): Promise<void>;
}
