import type { AppError } from '../domain/error-codes.ts';
import type { Profile, ProfileDraft } from '../domain/profile.ts';
import type { Result } from '../domain/result.ts';

/** The profiles of the signed-in account (product.md section 7). Every call may fail with INVALID_TOKEN. */
export interface ProfileRepo {
  /** The default one first. */
  getAll(userId: string): Promise<Result<readonly Profile[], AppError>>;
  /** The first profile of a group becomes its default. Fails with PROFILE_NOT_FOUND for a group that is not the account's. */
  create(draft: ProfileDraft): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND for one that is not the account's. */
  get(userGroupId: string, profileId: string): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND for a group without profiles. */
  getDefault(userGroupId: string): Promise<Result<Profile, AppError>>;
  /** Saves every field of a profile. A default one stays the default. Fails with PROFILE_NOT_FOUND. */
  edit(profileId: string, draft: ProfileDraft): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND, or with INVALID_REQUEST for the default profile, which stays. Results of it stay too. */
  remove(userGroupId: string, profileId: string): Promise<Result<void, AppError>>;
}
