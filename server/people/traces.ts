import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import { answerFileName } from '../report-delivery/report-file-name.ts';
import type { Subject, Traces } from './ports.ts';
import { testIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';

type PersonTraces = Pick<Traces, 'userId' | 'addresses' | 'codeAddresses'>;

async function tracesOfPerson(db: Kysely<PeopleTables>, subject: Subject): Promise<PersonTraces> {
  if (subject.kind !== 'account') {
    return { userId: null, addresses: subject.kind === 'address' ? [subject.email] : [], codeAddresses: [] };
  }
  const { userId } = subject;
  const users = await db.selectFrom('users').select('email').where('user_id', '=', userId).execute();
  const devices = await db.selectFrom('otp_devices').select('address').where('user_id', '=', userId).execute();
  return {
    userId,
    addresses: users.map(({ email }) => email),
    codeAddresses: devices.map(({ address }) => address),
  };
}

/** What leads to files and jobs of a subject. Addresses are in lower case. */
export async function tracesOf(db: Kysely<PeopleTables>, subject: Subject): Promise<Traces> {
  const { userId, addresses, codeAddresses } = await tracesOfPerson(db, subject);
  const reports = await db
    .selectFrom('reports')
    .select(['report_id', 'file_name'])
    .where('test_id', 'in', testIdsOf(db, subject))
    .execute();
  return {
    userId,
    addresses: addresses.map(normalizeEmail),
    codeAddresses: codeAddresses.map(normalizeEmail),
    reportIds: reports.map(({ report_id: reportId }) => reportId),
    fileNames: reports.flatMap(({ file_name: fileName }) => [fileName, answerFileName(fileName)]),
  };
}
