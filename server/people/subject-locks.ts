import type { Kysely } from 'kysely';
import { lockRows } from '../db/row-locks.ts';
import type { Subject } from './ports.ts';
import { groupIdsOf, reportIdsOf, testIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';

/** Locks the rows of a subject to which others refer: none can be added to them, and those that are just being added are waited for. */
export async function lockSubject(db: Kysely<PeopleTables>, subject: Subject): Promise<void> {
  if (subject.kind === 'account') {
    const users = db.selectFrom('users').select('user_id').where('user_id', '=', subject.userId);
    await lockRows(db, users).execute();
    await lockRows(db, groupIdsOf(db, subject)).execute();
  }
  const tests = db.selectFrom('tests').select('test_id').where('test_id', 'in', testIdsOf(db, subject));
  await lockRows(db, tests).execute();
  const reports = db.selectFrom('reports').select('report_id').where('report_id', 'in', reportIdsOf(db, subject));
  await lockRows(db, reports).execute();
}
