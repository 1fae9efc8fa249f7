import type { ProfilesResponse } from '../../../core/api/payloads.ts';
import { readProfileDraft } from '../../../core/domain/read-profile-draft.ts';
import type { Profile } from '../../../core/domain/profile.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { ProfileUseCases } from '../../profiles/use-cases.ts';
import { withBody, requireCaller, type ApiResponse, type ApiHandler } from '../api-call.ts';
import { attemptIdOf } from '../attempt-id.ts';
import { unprocessable, type ProblemDraft } from '../problem.ts';
import { DONE_UNSTORED } from '../login-response.ts';
import * as v from 'valibot';
import { personEntries, sexChoice } from '../schemas/person.ts';
import { identifier, MAX_ID_LENGTH, text } from '../schemas/text.ts';
import { MAX_LABEL_LENGTH } from '../../../core/domain/limits.ts';

/** The body of POST /profiles/create (product.md section 3, "Profile"). Unknown fields are dropped. */
const profileDraftSchema = v.object({
  ...personEntries,
  gender: sexChoice,
  userGroupId: identifier(MAX_ID_LENGTH),
  userId: identifier(MAX_ID_LENGTH),
  isDefaultProfile: v.boolean(),
  consentToReport: v.boolean(),
  label: v.optional(text(MAX_LABEL_LENGTH), ''),
});

/** The body of PUT /profiles/edit. */
const profileEditSchema = v.object({ ...profileDraftSchema.entries, profileId: identifier(MAX_ID_LENGTH) });

/** The body of DELETE /profiles/delete. */
const deleteProfileSchema = v.object({
  userGroupId: identifier(MAX_ID_LENGTH),
  profileId: identifier(MAX_ID_LENGTH),
});

const NO_SUCH_PROFILE: ProblemDraft = { status: 404, code: 'PROFILE_NOT_FOUND' };
const DEFAULT_STAYS = unprocessable([{ field: 'isDefaultProfile', code: 'INVALID_REQUEST' }]);

function answer(body: object): ApiResponse {
  return { status: 200, headers: { 'cache-control': 'no-store' }, body };
}

function oneProfile(profile: Result<Profile, 'unknown-profile'>): Result<ApiResponse, ProblemDraft> {
  return profile.ok ? ok(answer(profile.value)) : err(NO_SUCH_PROFILE);
}

/** The profile calls of product.md section 7, each about the caller's own. */
export function makeProfileHandlers(useCases: ProfileUseCases) {
  return {
    createProfile: withBody(profileDraftSchema, async (body, call) => {
      const draft = readProfileDraft(body, useCases.clock.now());
      if (!draft.ok) return err(unprocessable(draft.error));
      return oneProfile(await useCases.createProfile(requireCaller(call).userId, draft.value, attemptIdOf(call)));
    }),
    getAllProfiles: async (call) => {
      const profiles = await useCases.listProfiles(requireCaller(call).userId, call.params['userId'] ?? '');
      return profiles.ok ? ok(answer({ profiles: profiles.value } satisfies ProfilesResponse)) : err(NO_SUCH_PROFILE);
    },
    getProfile: async (call) => {
      const { userGroupId = '', profileId = '' } = call.params;
      return oneProfile(await useCases.findProfile(requireCaller(call).userId, userGroupId, profileId));
    },
    getDefaultProfile: async (call) =>
      oneProfile(await useCases.findDefaultProfile(requireCaller(call).userId, call.params['userGroupId'] ?? '')),
    editProfile: withBody(profileEditSchema, async ({ profileId, ...fields }, call) => {
      const draft = readProfileDraft(fields, useCases.clock.now());
      if (!draft.ok) return err(unprocessable(draft.error));
      return oneProfile(await useCases.editProfile(requireCaller(call).userId, profileId, draft.value));
    }),
    deleteProfile: withBody(deleteProfileSchema, async ({ userGroupId, profileId }, call) => {
      const deleted = await useCases.deleteProfile(requireCaller(call).userId, userGroupId, profileId);
      if (deleted.ok) return ok(DONE_UNSTORED);
      return err(deleted.error === 'default-profile' ? DEFAULT_STAYS : NO_SUCH_PROFILE);
    }),
  } satisfies Record<string, ApiHandler>;
}
