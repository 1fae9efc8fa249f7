import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeCreateProfile } from '../profiles/create-profile.ts';
import { makeDeleteProfile } from '../profiles/delete-profile.ts';
import { makeEditProfile } from '../profiles/edit-profile.ts';
import { makeFindDefaultProfile, makeFindProfile } from '../profiles/find-profile.ts';
import { makeListProfiles } from '../profiles/list-profiles.ts';

/** The use-cases about profiles. */
export const profilesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.profileUseCases)
    .toDynamicValue((context) => {
      const clock = context.get(TOKENS.clock);
      const deps = { unitOfWork: context.get(TOKENS.unitOfWork), clock };
      return {
        createProfile: makeCreateProfile({ ...deps, makeId: randomUUID }),
        listProfiles: makeListProfiles(deps),
        findProfile: makeFindProfile(deps),
        findDefaultProfile: makeFindDefaultProfile(deps),
        editProfile: makeEditProfile(deps),
        deleteProfile: makeDeleteProfile(deps),
        clock,
      };
    })
    .inSingletonScope();
});
