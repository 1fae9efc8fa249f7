import type { Kysely } from 'kysely';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { HeldProfile, HeldSupportRequest, PersonalData } from '../../core/domain/personal-data.ts';
import type { ProfileRow } from '../profiles/tables.ts';
import type { SupportRequestRow } from '../support/tables.ts';
import { jobsAbout } from './jobs-about.ts';
import type { Subject } from './ports.ts';
import { groupIdsOf, requestIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';
import { tracesOf } from './traces.ts';

/** The cast is safe, because only validated values were written. */
function profileOf(row: ProfileRow): HeldProfile {
  return {
    profileId: row.profile_id,
    isDefaultProfile: row.is_default === 1,
    consentToReport: row.consent_to_report === 1,
    person: JSON.parse(row.person) as HeldProfile['person'],
    createdAt: toIsoInstant(row.created_at),
    updatedAt: toIsoInstant(row.updated_at),
    deletedAt: row.deleted_at === null ? null : toIsoInstant(row.deleted_at),
  };
}

function requestOf(row: SupportRequestRow): HeldSupportRequest {
  return {
    requestId: row.request_id,
    requestType: row.request_type,
    name: row.name,
    email: row.email,
    phoneNumber: row.phone_number,
    supportInformation: row.support_information,
    receivedAt: toIsoInstant(row.received_at),
  };
}

/** The account itself, its login sessions and its two-factor devices. */
async function collectAccount(db: Kysely<PeopleTables>, userId: string) {
  const row = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
  const devices = await db.selectFrom('otp_devices').selectAll().where('user_id', '=', userId).execute();
  return {
    account: {
      userId,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
      createdAt: toIsoInstant(row.created_at),
      passwordChangedAt: toIsoInstant(row.password_changed_at),
    },
    loginSessions: sessions.map((session) => ({
      browser: session.browser,
      system: session.system,
      startedAt: toIsoInstant(session.created_at),
      lastUsedAt: toIsoInstant(session.last_used_at),
    })),
    otpDevices: devices.map(({ type, name, address, added_at: addedAt }) => ({
      type,
      name,
      address,
      addedAt: toIsoInstant(addedAt),
    })),
  };
}

const WITHOUT_ACCOUNT = { account: null, loginSessions: [], otpDevices: [] } as const;

/** What is held about a subject beside its results; null if it does not exist. `now` in epoch milliseconds. */
export async function collectPerson(
  db: Kysely<PeopleTables>,
  subject: Subject,
  now: number,
): Promise<Omit<PersonalData, 'results'> | null> {
  const ofAccount = subject.kind === 'account' ? await collectAccount(db, subject.userId) : WITHOUT_ACCOUNT;
  if (ofAccount === null) return null;
  const traces = await tracesOf(db, subject);
  const profiles = await db
    .selectFrom('profiles')
    .selectAll()
    .where('group_id', 'in', groupIdsOf(db, subject))
    .orderBy('position')
    .execute();
  const requests = await db
    .selectFrom('support_requests')
    .selectAll()
    .where('request_id', 'in', requestIdsOf(db, traces))
    .orderBy('received_at')
    .execute();
  const jobs = await jobsAbout(db, { ...traces, reportIds: [] });
  return {
    version: 1,
    madeAt: toIsoInstant(now),
    ...ofAccount,
    profiles: profiles.map(profileOf),
    supportRequests: requests.map(requestOf),
    waitingMessages: jobs.map(({ kind, to, postedAt }) => ({ kind, to, postedAt: toIsoInstant(postedAt) })),
  };
}
