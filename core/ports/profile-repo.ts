import type { AppError } from '../domain/error-codes.ts';
import type { Profile, ProfileDraft } from '../domain/profile.ts';
import type { Result } from '../domain/result.ts';

/**
 * One attempt at making a profile, such as a form that is open: whatever object stands for it, it is told from others by being
 * that object. An answer may be lost, and what the next call of the same attempt sends is what the attempt made.
 */
export type ProfileAttempt = object;

/** The profiles of the signed-in account (product.md section 7). Every call may fail with INVALID_TOKEN. */
export interface ProfileRepo {
  /** The default one first. */
  getAll(userId: string): Promise<Result<readonly Profile[], AppError>>;
  /**
   * The first profile of a group becomes its default. A further call of the same attempt changes the profile that it made; without
   * one every call makes another. Fails with PROFILE_NOT_FOUND for a group that is not the account's, and where what the attempt made
   * was deleted.
   */
  create(draft: ProfileDraft, attempt?: ProfileAttempt): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND for one that is not the account's. */
  get(userGroupId: string, profileId: string): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND for a group without profiles. */
  getDefault(userGroupId: string): Promise<Result<Profile, AppError>>;
  /** Saves every field of a profile. A default one stays the default. Fails with PROFILE_NOT_FOUND. */
  edit(profileId: string, draft: ProfileDraft): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND, or with INVALID_REQUEST for the default profile, which stays. Results of it stay too. */
  remove(userGroupId: string, profileId: string): Promise<Result<void, AppError>>;
}
