import * as v from 'valibot';
import type { DeleteProfilePayload } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { ETHNICITIES, RACES, SEXES, STATE_CODES } from '../../core/domain/choice-lists.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { ok } from '../../core/domain/result.ts';
import type { ProfileAttempt, ProfileRepo } from '../../core/ports/profile-repo.ts';
import { expectDone } from './expect.ts';
import type { HttpCall, HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';
import { randomId } from './random-id.ts';

const choice = <const Values extends readonly string[]>(values: Values) => v.picklist([...values, 'default']);

/** A profile as the server sends it, with `gender` copied into `sex` (product.md section 3, "Profile"). */
const profileAnswer = v.pipe(
  v.object({
    profileId: v.pipe(v.string(), v.nonEmpty()),
    userGroupId: v.string(),
    userId: v.string(),
    isDefaultProfile: v.boolean(),
    firstName: v.string(),
    middleName: v.string(),
    lastName: v.string(),
    dateOfBirth: v.string(),
    age: v.number(),
    phoneNumber: v.string(),
    address: v.string(),
    city: v.string(),
    state: choice(STATE_CODES),
    county: v.string(),
    zipCode: v.string(),
    gender: choice(SEXES),
    ethnicity: choice(ETHNICITIES),
    race: choice(RACES),
    consentToReport: v.boolean(),
  }),
  v.transform((profile): Profile => ({ ...profile, sex: profile.gender })),
);

const profilesAnswer = v.object({ profiles: v.array(profileAnswer) });

/** Profiles over HTTP. `makeAttemptId` must return ids that are unique across pages. */
export function makeHttpProfileRepo(client: HttpClient, makeAttemptId: () => string = randomId): ProfileRepo {
  const names = new WeakMap<ProfileAttempt, string>();
  const nameOf = (attempt: ProfileAttempt): string => {
    const name = names.get(attempt) ?? makeAttemptId();
    names.set(attempt, name);
    return name;
  };
  const one = async (routeId: ApiRouteId, call: HttpCall) =>
    readAnswer(routeId, profileAnswer, await client.call(routeId, call));

  return {
    getAll: async (userId) => {
      const answer = await client.call('getAllProfiles', { params: { userId } });
      const read = readAnswer('getAllProfiles', profilesAnswer, answer);
      return read.ok ? ok(read.value.profiles) : read;
    },
    create: (draft, attempt = {}) => one('createProfile', { json: draft, attemptId: nameOf(attempt) }),
    get: (userGroupId, profileId) => one('getProfile', { params: { userGroupId, profileId } }),
    getDefault: (userGroupId) => one('getDefaultProfile', { params: { userGroupId } }),
    edit: (profileId, draft) => one('editProfile', { json: { ...draft, profileId } }),
    remove: async (userGroupId, profileId) => {
      const json: DeleteProfilePayload = { userGroupId, profileId };
      return expectDone('deleteProfile', await client.call('deleteProfile', { json }));
    },
  };
}
