import type { AppError } from '../domain/error-codes.ts';
import type { Profile, ProfileDraft } from '../domain/profile.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/**
 * Identifies one attempt at creating a profile, such as an open form: by its id, which outlives the page, or else by object identity. If
 * the response was lost, the next call of the same attempt edits the profile that the attempt created.
 */
export interface ProfileAttempt {
  readonly id?: string;
}

/** The profiles of the current user (product.md section 7). Every call may fail with INVALID_TOKEN. */
export interface ProfileRepo {
  /** The default one first. */
  getAll(userId: string): Promise<Result<readonly Profile[], AppError>>;
  /**
   * The first profile of a group becomes its default. A further call of the same attempt edits the profile that it created; without an
   * attempt every call creates another. Fails with PROFILE_NOT_FOUND for a group that is not the account's, and if the profile of the
   * attempt was deleted.
   */
  create(draft: ProfileDraft, attempt?: ProfileAttempt): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND for one that is not the account's. */
  get(userGroupId: string, profileId: string): Promise<Result<Profile, AppError>>;
  /** Fails with PROFILE_NOT_FOUND for a group without profiles. */
  getDefault(userGroupId: string): Promise<Result<Profile, AppError>>;
  /** Saves every field of a profile. A default profile stays the default. Fails with PROFILE_NOT_FOUND. */
  edit(profileId: string, draft: ProfileDraft): Promise<Result<Profile, AppError>>;
  /** Deletes a profile; its results stay. Fails with PROFILE_NOT_FOUND, or with INVALID_REQUEST for the default profile. */
  remove(userGroupId: string, profileId: string): Promise<Result<void, AppError>>;
}

export const PROFILE_CALLS = {
  getAll: { route: 'getAllProfiles', takes: ['userId'], gives: 'profiles' },
  create: { route: 'createProfile', takes: ['...draft', '@attempt'] },
  get: { route: 'getProfile', takes: ['userGroupId', 'profileId'] },
  getDefault: { route: 'getDefaultProfile', takes: ['userGroupId'] },
  edit: { route: 'editProfile', takes: ['profileId', '...draft'] },
  remove: { route: 'deleteProfile', takes: ['userGroupId', 'profileId'] },
} as const satisfies PortCalls<ProfileRepo>;
