import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/wiring/tables.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const MINUTE = 60_000;
/** The number of rows per statement: SQLite limits the number of values. */
const ROWS_AT_ONCE = 500;

/** The account and profile of the results. */
interface Owner {
  readonly groupId: string;
  readonly profileId: string;
}

/** Inserts results of a person directly into the database: one per minute, the newest first. */
export async function manyResults(
  db: Kysely<Tables>,
  { groupId, profileId }: Owner,
  count: number,
  newest = SAMPLE_INSTANT,
): Promise<void> {
  const noPrint = { serial_number: null, batch_or_lot_number: null, device_identifier: null };
  const noDates = { manufacturing_date: null, expiration_date: null };
  const facts = { result: 'negative', is_symptomatic: 'no', symptom_onset_date: 'n/a', guest_info: 'null' };
  const flags = { send_to_aims: 1, submit_to_cloud: 0, is_anonymous: 0, clock_ahead_ms: 0, not_reported: null };
  const times = { collected_at: null, analysed_at: null, utc_offset: -480 };
  const owner = { owner_group_id: groupId, profile_id: profileId };
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - from);
    const part = Array.from({ length }, (_none, index) => ({ id: randomUUID(), at: newest - (from + index) * MINUTE }));
    await db
      .insertInto('tests')
      .values(part.map(({ id, at }) => ({ test_id: id, issued_at: at, last_call_at: at })))
      .execute();
    await db
      .insertInto('devices')
      .values(part.map(({ id, at }) => ({ device_id: id, test_id: id, ...noPrint, ...noDates, saved_at: at })))
      .execute();
    await db
      .insertInto('results')
      .values(
        part.map(({ id, at }) => ({
          ...{
            test_id: id,
            device_id: id,
            kit_id: 'covid',
            serial_number: null,
            lot_number: null,
            test_date: at,
            created_at: at,
            updated_at: at,
          },
          ...owner,
          ...facts,
          ...flags,
          ...times,
        })),
      )
      .execute();
  }
}

/** About as long as a real message. */
const SAMPLE_MESSAGE = `MSH|^~\\&|Sample\r${'OBX|1|CWE|94558-4^SARS-CoV-2^LN||260415000^Not detected^SCT\r'.repeat(30)}`;
const SAMPLE_FIELDS = JSON.stringify([
  { id: 'name', value: 'Ana Ruiz' },
  { id: 'street', value: '12 Example Street' },
  { id: 'zip', value: '94110' },
]);

/** Inserts a delivered report for each result of a group directly into the database. */
export async function manyReports(db: Kysely<Tables>, groupId: string): Promise<void> {
  const rows = await db.selectFrom('results').select('test_id').where('owner_group_id', '=', groupId).execute();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE).map(({ test_id: testId }) => testId);
    await db
      .insertInto('reports')
      .values(
        part.map((id) => ({
          ...{ report_id: id, test_id: id, specimen_id: id, file_name: id, form: 'identified', state: 'sent' },
          ...{ message: SAMPLE_MESSAGE, fields: SAMPLE_FIELDS, receipt: null, failure: null, tries: 1 },
          ...{ created_at: SAMPLE_INSTANT, changed_at: SAMPLE_INSTANT },
        })),
      )
      .execute();
    for (const [position, state] of ['queued', 'sent'].entries()) {
      const event = { position, state, at: SAMPLE_INSTANT, failure: null, remarks: '[]' };
      await db
        .insertInto('report_events')
        .values(part.map((id) => ({ report_id: id, ...event })))
        .execute();
    }
  }
}
