import { sql, type Kysely } from 'kysely';
import { endOfRegistrationSubject } from '../accounts/registration-browser.ts';
import { jobsAbout } from './jobs-about.ts';
import type { ErasedCounts, Subject, Traces } from './ports.ts';
import { groupIdsOf, reportIdsOf, requestIdsOf, testIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';

type Db = Kysely<PeopleTables>;
type Deletion = { readonly execute: () => Promise<readonly { readonly numDeletedRows: bigint }[]> };

async function count(...deletions: readonly Deletion[]): Promise<number> {
  let deleted = 0;
  for (const deletion of deletions) {
    for (const { numDeletedRows } of await deletion.execute()) deleted += Number(numDeletedRows);
  }
  return deleted;
}

/** Within the number of values that a statement may have on either engine. */
const AT_ONCE = 500;

async function eraseTests(db: Db, subject: Subject) {
  await db.deleteFrom('report_events').where('report_id', 'in', reportIdsOf(db, subject)).execute();
  // Read before anything is deleted, because the rows that lead to the tests are deleted first.
  const testIds = (await testIdsOf(db, subject).execute()).map(({ test_id: testId }) => testId);
  const total = { reports: 0, results: 0, progressPosts: 0, cassettes: 0, tests: 0 };
  for (let at = 0; at < testIds.length; at += AT_ONCE) {
    const some = testIds.slice(at, at + AT_ONCE);
    total.reports += await count(db.deleteFrom('reports').where('test_id', 'in', some));
    total.results += await count(db.deleteFrom('results').where('test_id', 'in', some));
    total.progressPosts += await count(db.deleteFrom('progress_posts').where('test_id', 'in', some));
    total.cassettes += await count(db.deleteFrom('devices').where('test_id', 'in', some));
    total.tests += await count(db.deleteFrom('tests').where('test_id', 'in', some));
  }
  return total;
}

/** Whether a code to register was sent to that address. Its subject also names the browser, before the email. */
function isRegistrationOf(address: string) {
  const ofBrowser = `%${endOfRegistrationSubject(address).replaceAll(/[\\%_]/g, '\\$&')}`;
  return sql<boolean>`(purpose = 'registration' and subject like ${ofBrowser} escape '\\')`;
}

/** The codes of an account: for its id, its email, its login challenges, and its new two-factor devices. */
async function eraseCodes(db: Db, userId: string, { addresses }: Traces): Promise<number> {
  const challenges = db.selectFrom('challenges').select('challenge_id').where('user_id', '=', userId);
  return count(
    db
      .deleteFrom('codes')
      .where((eb) =>
        eb.or([
          eb('subject', 'like', `%${userId}%`),
          eb('subject', 'in', challenges),
          ...addresses.map((address) => isRegistrationOf(address)),
        ]),
      ),
    db
      .deleteFrom('reset_link_browsers')
      .where('token_hash', 'in', (eb) =>
        eb.selectFrom('reset_links').select('token_hash').where('user_id', '=', userId),
      ),
    db.deleteFrom('reset_links').where('user_id', '=', userId),
    db.deleteFrom('challenges').where('user_id', '=', userId),
    db.deleteFrom('registrations').where((eb) => eb.or([eb('user_id', '=', userId), eb('email', 'in', addresses)])),
  );
}

/** Ends the login sessions of a subject, so that its calls are rejected. Returns how many there were. */
export async function endLoginSessions(db: Db, subject: Subject): Promise<number> {
  return subject.kind === 'account' ? count(db.deleteFrom('sessions').where('user_id', '=', subject.userId)) : 0;
}

async function eraseAccount(db: Db, subject: Subject, traces: Traces) {
  if (subject.kind !== 'account')
    return { accounts: 0, loginSessions: 0, otpDevices: 0, profiles: 0, codesAndLinks: 0 };
  const { userId } = subject;
  const codesAndLinks = await eraseCodes(db, userId, traces);
  const loginSessions = await endLoginSessions(db, subject);
  const otpDevices = await count(db.deleteFrom('otp_devices').where('user_id', '=', userId));
  const profiles = await count(db.deleteFrom('profiles').where('group_id', 'in', groupIdsOf(db, subject)));
  await db.deleteFrom('user_groups').where('user_id', '=', userId).execute();
  const accounts = await count(db.deleteFrom('users').where('user_id', '=', userId));
  return { accounts, loginSessions, otpDevices, profiles, codesAndLinks };
}

/** Deletes every row about a subject. */
export async function erase(db: Db, subject: Subject, traces: Traces): Promise<Omit<ErasedCounts, 'files'>> {
  const jobIds = (await jobsAbout(db, traces)).map(({ jobId }) => jobId);
  let waitingJobs = 0;
  for (const jobId of jobIds) waitingJobs += await count(db.deleteFrom('jobs').where('job_id', '=', jobId));
  const supportRequests = await count(
    db.deleteFrom('support_requests').where('request_id', 'in', requestIdsOf(db, traces)),
  );
  const ofTests = await eraseTests(db, subject);
  return { ...(await eraseAccount(db, subject, traces)), ...ofTests, supportRequests, waitingJobs };
}
