import { makeCreateProfile } from './create-profile.ts';
import { makeDeleteProfile } from './delete-profile.ts';
import { makeEditProfile } from './edit-profile.ts';
import { makeFindDefaultProfile, makeFindProfile } from './find-profile.ts';
import { makeListProfiles } from './list-profiles.ts';
import type { ProfileDeps } from './unit-of-work.ts';

/** The use-cases about profiles. */
export const makeProfileUseCases = (deps: ProfileDeps) => ({
  createProfile: makeCreateProfile(deps),
  listProfiles: makeListProfiles(deps),
  findProfile: makeFindProfile(deps),
  findDefaultProfile: makeFindDefaultProfile(deps),
  editProfile: makeEditProfile(deps),
  deleteProfile: makeDeleteProfile(deps),
  clock: deps.clock,
});

export type ProfileUseCases = ReturnType<typeof makeProfileUseCases>;
