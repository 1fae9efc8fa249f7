import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/wiring/tables.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const MINUTE = 60_000;
/** The number of rows per statement: SQLite limits the number of values. */
const ROWS_AT_ONCE = 500;

/** The account and profile of the results; null for guests. */
interface Owner {
  readonly groupId: string | null;
  readonly profileId: string | null;
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
  const facts = { result: 'negative', is_symptomatic: 'no', symptom_onset_date: 'n/a', guest_info: 'null' } as const;
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
