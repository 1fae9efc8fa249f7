import type { Kysely } from 'kysely';
import { calendarDateAt, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../../core/domain/guest-info.ts';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import { statesWhere } from '../report-delivery/report-state.ts';
import type { HeldPerson, SentReport, Subject, TestLookup } from './ports.ts';
import { reportIdsOf, requestIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';

const RECEIVED = statesWhere(({ isReceived }) => isReceived);

/** The account with an email address, whatever its case. */
export async function findAccount(db: Kysely<PeopleTables>, email: string): Promise<Subject | null> {
  const row = await db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return row === undefined ? null : { kind: 'account', userId: row.user_id };
}

/** An email address from which questions to support came. */
export async function findAddress(db: Kysely<PeopleTables>, typedEmail: string): Promise<Subject | null> {
  const email = normalizeEmail(typedEmail);
  const row = await requestIdsOf(db, { addresses: [email] })
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { kind: 'address', email };
}

/** A guest's test by its cassette, whatever the case of its letters, if it was taken on that day by the calendar of the place. A test without a result counts by its scan. */
export async function findTest(db: Kysely<PeopleTables>, deviceId: string, day: CalendarDate): Promise<TestLookup> {
  const row = await db
    .selectFrom('devices')
    .leftJoin('results', 'results.test_id', 'devices.test_id')
    .select([
      'devices.test_id',
      'devices.saved_at',
      'results.owner_group_id',
      'results.test_date',
      'results.utc_offset',
    ])
    .where((eb) => eb(eb.fn<string>('lower', ['devices.device_id']), '=', deviceId.toLowerCase()))
    .executeTakeFirst();
  if (row === undefined) return { found: 'none' };
  if (row.owner_group_id !== null) return { found: 'ofAccount' };
  const taken = calendarDateAt(row.test_date ?? row.saved_at, row.utc_offset ?? 0);
  return taken === day ? { found: 'test', testId: row.test_id } : { found: 'otherDay' };
}

/** The reports of a subject that authorities have received, oldest first. */
export async function sentReportsOf(db: Kysely<PeopleTables>, subject: Subject): Promise<readonly SentReport[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('report_events', 'report_events.report_id', 'reports.report_id')
    .where('reports.report_id', 'in', reportIdsOf(db, subject))
    .where('report_events.state', 'in', RECEIVED)
    .groupBy(['reports.report_id', 'reports.file_name', 'reports.state'])
    .select(({ fn }) => ['reports.file_name', 'reports.state', fn.min('report_events.at').as('sent_at')])
    .orderBy('sent_at')
    .execute();
  return rows.map(({ file_name: fileName, state, sent_at: sentAt }) => ({ fileName, state, sentAt }));
}

const nameOf = ({ firstName, lastName }: { readonly firstName?: string; readonly lastName?: string }): string =>
  [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');

type Reachable = Pick<HeldPerson, 'phoneNumber' | 'address' | 'city' | 'state' | 'zipCode'>;

function reachable(person: Partial<GuestInfo>): Reachable {
  const { phoneNumber = '', address = '', city = '', state = 'default', zipCode = '' } = person;
  return { phoneNumber, address, city, state: state === 'default' ? '' : state, zipCode };
}

async function heldAccounts(db: Kysely<PeopleTables>, before: number): Promise<readonly HeldPerson[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.user_id', 'users.user_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.group_id', '=', 'user_groups.group_id').on('profiles.is_default', '=', 1),
    )
    .select((eb) => [
      'users.email',
      'users.language',
      'profiles.person',
      eb
        .selectFrom('results')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('results.owner_group_id', '=', 'user_groups.group_id')
        .as('results'),
    ])
    .where('users.created_at', '<', before)
    .orderBy('users.email')
    .execute();
  return rows.map(({ email, language, person, results }) => {
    const facts = JSON.parse(person ?? '{}') as Partial<GuestInfo>;
    return { name: nameOf(facts), email, language, ...reachable(facts), hasAccount: true, results: results ?? 0 };
  });
}

async function heldGuests(db: Kysely<PeopleTables>, before: number): Promise<readonly HeldPerson[]> {
  const rows = await db
    .selectFrom('results')
    .select('guest_info')
    .where('owner_group_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('test_id')
    .execute();
  return rows.map(({ guest_info: info }) => {
    const { emailAddress: email, ...facts } = (JSON.parse(info) as GuestInfo | null) ?? EMPTY_GUEST_INFO;
    return { name: nameOf(facts), email, language: null, ...reachable(facts), hasAccount: false, results: 1 };
  });
}

/** Everyone whose data was held by an instant: accounts by their email, then guests by the time of their submission. */
export async function heldBefore(db: Kysely<PeopleTables>, before: number): Promise<readonly HeldPerson[]> {
  return [...(await heldAccounts(db, before)), ...(await heldGuests(db, before))];
}
