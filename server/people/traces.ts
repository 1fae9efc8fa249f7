import type { Kysely } from 'kysely';
import type { GuestInfo } from '../../core/domain/guest-info.ts';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import { answerFileName } from '../report-delivery/report-file-name.ts';
import type { Subject, Traces } from './ports.ts';
import { testIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';

async function addressesOf(db: Kysely<PeopleTables>, subject: Subject): Promise<readonly string[]> {
  if (subject.kind === 'account') {
    const { userId } = subject;
    const users = await db.selectFrom('users').select('email').where('user_id', '=', userId).execute();
    const devices = await db.selectFrom('otp_devices').select('address').where('user_id', '=', userId).execute();
    return [...users.map(({ email }) => email), ...devices.map(({ address }) => address)];
  }
  const results = await db.selectFrom('results').select('guest_info').where('test_id', '=', subject.testId).execute();
  return results.map(({ guest_info: info }) => (JSON.parse(info) as GuestInfo | null)?.emailAddress ?? '');
}

/** What leads to files and jobs of a subject. Addresses are in lower case. */
export async function tracesOf(db: Kysely<PeopleTables>, subject: Subject): Promise<Traces> {
  const addresses = await addressesOf(db, subject);
  const reports = await db
    .selectFrom('reports')
    .select(['report_id', 'file_name'])
    .where('test_id', 'in', testIdsOf(db, subject))
    .execute();
  return {
    userId: subject.kind === 'account' ? subject.userId : null,
    addresses: [...new Set(addresses.map(normalizeEmail).filter((address) => address !== ''))],
    reportIds: reports.map(({ report_id: reportId }) => reportId),
    fileNames: reports.flatMap(({ file_name: fileName }) => [fileName, answerFileName(fileName)]),
  };
}
