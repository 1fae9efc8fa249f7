import type { AppError } from '../domain/error-codes.ts';
import type { Profile, ProfileDraft } from '../domain/profile.ts';
import type { Result } from '../domain/result.ts';

/** The profiles of the signed-in account (product.md section 7). Every call may fail with INVALID_TOKEN. */
export interface ProfileRepo {
  /** The default one first. */
  getAll(userId: string): Promise<Result<readonly Profile[], AppError>>;
  /** The first profile of a group becomes its default. Fails with PROFILE_NOT_FOUND for a group that is not the account's. */
  create(draft: ProfileDraft): Promise<Result<Profile, AppError>>;
}
