import type { ProfilesAnswer } from '../../../core/api/payloads.ts';
import { err, ok } from '../../../core/domain/result.ts';
import type { ServerClock } from '../../clock.ts';
import type { CreateProfile } from '../../profiles/create-profile.ts';
import type { ListProfiles } from '../../profiles/list-profiles.ts';
import { readProfileDraft } from '../../profiles/read-profile-draft.ts';
import { readBySchema, requireCaller, type ApiAnswer, type ApiHandler } from '../api-call.ts';
import { unacceptable, type ProblemDraft } from '../problem.ts';
import { profileDraftSchema } from '../schemas/profile.ts';

export interface ProfileUseCases {
  readonly createProfile: CreateProfile;
  readonly listProfiles: ListProfiles;
  readonly clock: ServerClock;
}

const NO_SUCH_PROFILE: ProblemDraft = { status: 404, code: 'PROFILE_NOT_FOUND' };

function answer(body: object): ApiAnswer {
  return { status: 200, headers: { 'cache-control': 'no-store' }, body };
}

/** The profile calls of product.md section 7, each about the caller's own. */
export function makeProfileHandlers(useCases: ProfileUseCases) {
  return {
    createProfile: async (call) => {
      const body = readBySchema(profileDraftSchema, call.body, 'body');
      if (!body.ok) return body;
      const draft = readProfileDraft(body.value, useCases.clock.now());
      if (!draft.ok) return err(unacceptable(draft.error));
      const profile = await useCases.createProfile(requireCaller(call).userId, draft.value);
      return profile.ok ? ok(answer(profile.value)) : err(NO_SUCH_PROFILE);
    },
    getAllProfiles: async (call) => {
      const profiles = await useCases.listProfiles(requireCaller(call).userId, call.params['userId'] ?? '');
      return profiles.ok ? ok(answer({ profiles: profiles.value } satisfies ProfilesAnswer)) : err(NO_SUCH_PROFILE);
    },
  } satisfies Record<string, ApiHandler>;
}
