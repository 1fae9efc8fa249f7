import type { ServerClock } from '../clock.ts';
import type { CreateProfile } from './create-profile.ts';
import type { DeleteProfile } from './delete-profile.ts';
import type { EditProfile } from './edit-profile.ts';
import type { FindDefaultProfile, FindProfile } from './find-profile.ts';
import type { ListProfiles } from './list-profiles.ts';

/** The use-cases about profiles. */
export interface ProfileUseCases {
  readonly createProfile: CreateProfile;
  readonly listProfiles: ListProfiles;
  readonly findProfile: FindProfile;
  readonly findDefaultProfile: FindDefaultProfile;
  readonly editProfile: EditProfile;
  readonly deleteProfile: DeleteProfile;
  readonly clock: ServerClock;
}
