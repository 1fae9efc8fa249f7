import type { Kysely } from 'kysely';
import type { Profile } from '../../core/domain/profile.ts';
import type { PersonInfo } from '../../core/domain/validate-person.ts';
import { prepare, type Slots } from '../db/prepare.ts';
import type { ProfileRow, ProfileTables } from './tables.ts';

/** A person with the label of the account; an older server stored none. */
type StoredPerson = PersonInfo & { readonly label?: string };

/** The casts are safe, because only validated values were written. */
function fromRow(row: ProfileRow): Profile {
  const { label = '', ...person } = JSON.parse(row.person) as StoredPerson;
  return {
    ...person,
    label,
    gender: person.sex,
    profileId: row.profile_id,
    userGroupId: row.group_id,
    userId: row.user_id,
    isDefaultProfile: row.is_default === 1,
    consentToReport: row.consent_to_report === 1,
  };
}

function personOf(profile: Profile): StoredPerson {
  const { firstName, middleName, lastName, dateOfBirth, age, phoneNumber, address, city, state, county } = profile;
  const { zipCode, sex, ethnicity, race, label } = profile;
  return {
    ...{ firstName, middleName, lastName, dateOfBirth, age, phoneNumber, address, city, state, county },
    ...{ zipCode, sex, ethnicity, race, label },
  };
}

async function nextPosition(db: Kysely<ProfileTables>, groupId: string): Promise<number> {
  const last = await db
    .selectFrom('profiles')
    .select('position')
    .where('group_id', '=', groupId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 0 : last.position + 1;
}

/** Clears the current default first, because a group never has two, not even within a transaction. */
async function clearCurrentDefault(
  db: Kysely<ProfileTables>,
  { userGroupId, isDefaultProfile }: Profile,
): Promise<void> {
  if (!isDefaultProfile) return;
  await db
    .updateTable('profiles')
    .set({ is_default: 0 })
    .where('group_id', '=', userGroupId)
    .where('is_default', '=', 1)
    .execute();
}

async function insertProfile(
  db: Kysely<ProfileTables>,
  profile: Profile,
  attemptId: string | null,
  at: number,
): Promise<void> {
  const { userGroupId: groupId, isDefaultProfile } = profile;
  await clearCurrentDefault(db, profile);
  await db
    .insertInto('profiles')
    .values({
      profile_id: profile.profileId,
      group_id: groupId,
      position: await nextPosition(db, groupId),
      user_id: profile.userId,
      is_default: Number(isDefaultProfile),
      person: JSON.stringify(personOf(profile)),
      consent_to_report: Number(profile.consentToReport),
      created_at: at,
      updated_at: at,
      attempt_id: attemptId,
    })
    .execute();
}

async function updateProfile(db: Kysely<ProfileTables>, profile: Profile, at: number): Promise<void> {
  await clearCurrentDefault(db, profile);
  await db
    .updateTable('profiles')
    .set({
      is_default: Number(profile.isDefaultProfile),
      person: JSON.stringify(personOf(profile)),
      consent_to_report: Number(profile.consentToReport),
      updated_at: at,
    })
    .where('profile_id', '=', profile.profileId)
    .execute();
}

/** Keeps only the names; all other data of the person are erased. */
async function removeProfile(
  db: Kysely<ProfileTables>,
  { profileId, firstName, lastName }: Profile,
  at: number,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ person: JSON.stringify({ firstName, lastName }), deleted_at: at, updated_at: at })
    .where('profile_id', '=', profileId)
    .execute();
}

const selectProfile = prepare(
  (db: Kysely<ProfileTables>, { groupId, profileId }: Slots<{ groupId: string; profileId: string }>) =>
    db
      .selectFrom('profiles')
      .selectAll()
      .where('group_id', '=', groupId)
      .where('profile_id', '=', profileId)
      .where('deleted_at', 'is', null),
);

/** Profiles in the database. */
export function makeKyselyProfileStore(db: Kysely<ProfileTables>) {
  return {
    /** The default one first, then in order of creation. */
    listOf: async (groupId: string): Promise<readonly Profile[]> => {
      const rows = await db
        .selectFrom('profiles')
        .selectAll()
        .where('group_id', '=', groupId)
        .where('deleted_at', 'is', null)
        .orderBy('is_default', 'desc')
        .orderBy('position')
        .execute();
      return rows.map(fromRow);
    },
    find: async (groupId: string, profileId: string): Promise<Profile | null> => {
      const { rows } = await selectProfile(db, { groupId, profileId });
      const [row] = rows;
      return row === undefined ? null : fromRow(row);
    },
    /** The profile that an attempt created, even if it was deleted since; or null. */
    idOfAttempt: async (groupId: string, attemptId: string): Promise<string | null> => {
      const row = await db
        .selectFrom('profiles')
        .select('profile_id')
        .where('group_id', '=', groupId)
        .where('attempt_id', '=', attemptId)
        .executeTakeFirst();
      return row?.profile_id ?? null;
    },
    /** A new default profile replaces the group's earlier default. `attemptId` is null if the client sent none. */
    insert: (profile: Profile, attemptId: string | null, at: number) => insertProfile(db, profile, attemptId, at),
    /** A new default profile replaces the group's earlier default. */
    update: (profile: Profile, at: number) => updateProfile(db, profile, at),
    remove: (profile: Profile, at: number) => removeProfile(db, profile, at),
  };
}

export type ProfileStore = ReturnType<typeof makeKyselyProfileStore>;
