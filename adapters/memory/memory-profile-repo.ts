import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { agedOn, type Profile, type ProfileDraft } from '../../core/domain/profile.ts';
import { readProfileDraft } from '../../core/domain/read-profile-draft.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { ProfileAttempt } from '../../core/ports/profile-repo.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';
import type { MemoryAccount, MemoryWorld } from './memory-world.ts';

/** A profile as it is fetched: with `sex` and the current age. */
function fetched(profile: Profile, now: number): Profile {
  return agedOn(profile, calendarDateAt(now, 0));
}

/** The profiles of a group, the default one first. */
export function profilesOf({ profiles, now }: MemoryWorld, groupId: string): readonly Profile[] {
  const own = profiles.filter(({ userGroupId }) => userGroupId === groupId).map((profile) => fetched(profile, now()));
  return [...own.filter((profile) => profile.isDefaultProfile), ...own.filter((profile) => !profile.isDefaultProfile)];
}

/** Makes the draft's profile the only default one, and its names the account's names. */
function makeDefault({ profiles }: MemoryWorld, account: MemoryAccount, draft: ProfileDraft): void {
  profiles.forEach((profile, index) => {
    if (profile.userGroupId === account.groupId) profiles[index] = { ...profile, isDefaultProfile: false };
  });
  account.firstName = draft.firstName;
  account.lastName = draft.lastName;
}

/** Adds a profile to an account. The first one is always the default; a later default replaces it. */
export function addProfile(world: MemoryWorld, account: MemoryAccount, draft: ProfileDraft): Profile {
  const isFirst = !world.profiles.some(({ userGroupId }) => userGroupId === account.groupId);
  const isDefaultProfile = isFirst || draft.isDefaultProfile;
  if (isDefaultProfile) makeDefault(world, account, draft);
  const profile: Profile = { ...draft, isDefaultProfile, profileId: world.makeId('profile'), sex: draft.gender };
  world.profiles.push(profile);
  return fetched(profile, world.now());
}

const isOwn = (account: MemoryAccount, draft: ProfileDraft) =>
  draft.userGroupId === account.groupId && draft.userId === account.userId;

/** The profile, if it belongs to the account and the group. */
function ownProfile(world: MemoryWorld, account: MemoryAccount, groupId: string, id: string): Profile | undefined {
  if (groupId !== account.groupId) return undefined;
  return world.profiles.find(({ profileId, userGroupId }) => profileId === id && userGroupId === groupId);
}

/** Replaces every field of an existing profile; a default profile stays the default. */
function change(world: MemoryWorld, account: MemoryAccount, before: Profile, draft: ProfileDraft): Profile {
  const { profileId } = before;
  const isDefaultProfile = before.isDefaultProfile || draft.isDefaultProfile;
  const changed: Profile = { ...draft, isDefaultProfile, profileId, sex: draft.gender };
  if (isDefaultProfile) makeDefault(world, account, draft);
  const index = world.profiles.findIndex((profile) => profile.profileId === profileId);
  world.profiles[index] = changed;
  return fetched(changed, world.now());
}

function create(
  world: MemoryWorld,
  { account, reject }: MemoryCall,
  draft: ProfileDraft,
  attempt: ProfileAttempt,
): Result<Profile, AppError> {
  if (!isOwn(account, draft)) return reject(404);
  const read = readProfileDraft(draft, world.now());
  if (!read.ok) return reject(422, { fields: read.error });
  const { groupId } = account;
  const made = world.profileAttempts.get(attempt.id ?? attempt) ?? new Map<string, string>();
  const madeBefore = made.get(groupId);
  if (madeBefore !== undefined) {
    const before = ownProfile(world, account, groupId, madeBefore);
    return before === undefined ? reject(404) : ok(change(world, account, before, read.value));
  }
  const added = addProfile(world, account, read.value);
  world.profileAttempts.set(attempt.id ?? attempt, made.set(groupId, added.profileId));
  return ok(added);
}

/** Profiles in memory, as one browser sees them. */
export function profileRules(world: MemoryWorld): MemoryRules<'profileRepo'> {
  return {
    getAll: ({ account, reject }, userId) =>
      account.userId === userId ? ok(profilesOf(world, account.groupId)) : reject(404),
    get: ({ account, reject }, userGroupId, profileId) => {
      const profile = ownProfile(world, account, userGroupId, profileId);
      return profile === undefined ? reject(404) : ok(fetched(profile, world.now()));
    },
    getDefault: ({ account, reject }, userGroupId) => {
      const [first] = userGroupId === account.groupId ? profilesOf(world, userGroupId) : [];
      return first === undefined ? reject(404) : ok(first);
    },
    edit: ({ account, reject }, profileId, draft) => {
      const before = ownProfile(world, account, draft.userGroupId, profileId);
      if (before === undefined || !isOwn(account, draft)) return reject(404);
      const read = readProfileDraft(draft, world.now());
      return read.ok ? ok(change(world, account, before, read.value)) : reject(422, { fields: read.error });
    },
    remove: ({ account, reject }, userGroupId, profileId) => {
      const profile = ownProfile(world, account, userGroupId, profileId);
      if (profile === undefined) return reject(404);
      if (profile.isDefaultProfile) {
        return reject(422, { fields: [{ field: 'isDefaultProfile', code: 'INVALID_REQUEST' }] });
      }
      const { firstName, lastName } = profile;
      world.profiles.splice(world.profiles.indexOf(profile), 1);
      world.deletedProfiles.set(profileId, { firstName, lastName });
      return ok(undefined);
    },
    create: (call, draft, attempt = {}) => create(world, call, draft, attempt),
  };
}
