import { calendarDateAt, toCalendarDate } from '../../core/domain/calendar-date.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { ageOn } from '../../core/domain/age.ts';
import type { ProfileRepo } from '../../core/ports/profile-repo.ts';
import { refusal, type MemoryGate } from './memory-gate.ts';
import { readDraft } from './memory-profile-rules.ts';
import { makeAnswerSignedIn } from './memory-signed-in.ts';
import type { MemoryAccount, MemoryBrowserCookies, MemoryWorld } from './memory-world.ts';

/** A profile as it is fetched: `sex` as well, and the age of today. */
function fetched(profile: Profile, now: number): Profile {
  const born = toCalendarDate(profile.dateOfBirth.slice(0, 'YYYY-MM-DD'.length));
  return born === null ? profile : { ...profile, age: ageOn(born, calendarDateAt(now, 0)) };
}

/** The profiles of a group, the default one first. */
export function profilesOf({ profiles, now }: MemoryWorld, groupId: string): readonly Profile[] {
  const own = profiles.filter(({ userGroupId }) => userGroupId === groupId).map((profile) => fetched(profile, now()));
  return [...own.filter((profile) => profile.isDefaultProfile), ...own.filter((profile) => !profile.isDefaultProfile)];
}

/** Keeps a profile of an account. Its first one is the default whatever is asked; a later default takes the place of the earlier. */
export function addProfile(world: MemoryWorld, account: MemoryAccount, draft: ProfileDraft): Profile {
  const { profiles } = world;
  const isFirst = !profiles.some(({ userGroupId }) => userGroupId === account.groupId);
  const isDefaultProfile = isFirst || draft.isDefaultProfile;
  if (isDefaultProfile) {
    profiles.forEach((profile, index) => {
      if (profile.userGroupId === account.groupId) profiles[index] = { ...profile, isDefaultProfile: false };
    });
    account.firstName = draft.firstName;
    account.lastName = draft.lastName;
  }
  const profile: Profile = { ...draft, isDefaultProfile, profileId: world.makeId('profile'), sex: draft.gender };
  profiles.push(profile);
  return fetched(profile, world.now());
}

function create(world: MemoryWorld, account: MemoryAccount, draft: ProfileDraft): Result<Profile, AppError> {
  const isOwn = draft.userGroupId === account.groupId && draft.userId === account.userId;
  if (!isOwn) return refusal('createProfile', 404);
  const read = readDraft(draft, world.now());
  return read.ok ? ok(addProfile(world, account, read.value)) : refusal('createProfile', 422, { fields: read.error });
}

/** Profiles in memory, as one browser sees them. */
export function makeMemoryProfileRepo(
  gate: MemoryGate,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): ProfileRepo {
  const signedIn = makeAnswerSignedIn(gate, world, cookies);
  return {
    getAll: (userId) =>
      signedIn('getAllProfiles', null, (account) =>
        account.userId === userId ? ok(profilesOf(world, account.groupId)) : refusal('getAllProfiles', 404),
      ),
    create: (draft) => signedIn('createProfile', draft, (account) => create(world, account, draft)),
  };
}
