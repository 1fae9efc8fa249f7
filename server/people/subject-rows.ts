import type { Kysely } from 'kysely';
import type { Subject, Traces } from './ports.ts';
import type { PeopleTables } from './tables.ts';

/** The groups of an account. */
export function groupIdsOf(db: Kysely<PeopleTables>, subject: Subject) {
  const userId = subject.kind === 'account' ? subject.userId : '';
  return db.selectFrom('user_groups').select('group_id').where('user_id', '=', userId);
}

/** The tests of a subject: those whose results an account owns, or the one. */
export function testIdsOf(db: Kysely<PeopleTables>, subject: Subject) {
  if (subject.kind === 'account') {
    return db.selectFrom('results').select('test_id').where('owner_group_id', 'in', groupIdsOf(db, subject));
  }
  const testId = subject.kind === 'test' ? subject.testId : '';
  return db.selectFrom('tests').select('test_id').where('test_id', '=', testId);
}

/** The reports of a subject. */
export function reportIdsOf(db: Kysely<PeopleTables>, subject: Subject) {
  return db.selectFrom('reports').select('report_id').where('test_id', 'in', testIdsOf(db, subject));
}

/** The questions to support from some addresses, in the form in which they are stored. */
export function requestIdsOf(db: Kysely<PeopleTables>, { addresses }: Pick<Traces, 'addresses'>) {
  return db
    .selectFrom('support_requests')
    .select('request_id')
    .where((eb) => eb.or(addresses.map((address) => eb('email', '=', address))));
}
