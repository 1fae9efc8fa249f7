import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { GuestCall } from './guests.ts';

/** The tables that a guest's result is written to, besides that of the test ids. */
const TABLES = ['devices', 'results', 'reports', 'report_events', 'jobs', 'call_counts'] as const;

/** The rows that one call has written, as JSON. */
export interface WrittenRows {
  readonly call: GuestCall;
  readonly json: string;
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const JOB_ID = /[\da-z]{11}-[\da-f]{20}/g;
const COUNT_KEY = /(?<="count_key":")[\w-]{43}/g;

const inserts = TABLES.map((table) => {
  const rows = `select made.* from data, json_populate_recordset(null::${table}, data.rows->'${table}') as made`;
  const again =
    table === 'call_counts' ? 'on conflict (count_key, window_start) do update set calls = call_counts.calls + 1' : '';
  return `in_${table} as (insert into ${table} ${rows} ${again})`;
});

/** Writes the same rows as a guest's call, in one statement and without any rule. */
const WRITE = `with data as (select $1::json as rows),
  in_tests as (update tests set last_call_at = last_call_at + 1 where test_id = $2),
  ${inserts.join(',\n  ')}
  select 1`;

/** Reads the rows that the only call to a database has written. */
export async function readWritten(client: pg.Pool, call: GuestCall): Promise<WrittenRows> {
  const all = TABLES.map((table) => `'${table}', coalesce((select json_agg(row) from ${table} as row), '[]')`);
  const { rows } = await client.query<{ json: string }>(`select json_build_object(${all.join(', ')})::text as json`);
  return { call, json: rows[0]?.json ?? '' };
}

/** Writes the rows of another call: they differ in their ids, and in the keys of their counters. */
export async function writeLike(
  client: pg.Pool,
  { call: first, json }: WrittenRows,
  { submission: { testId, deviceId } }: GuestCall,
): Promise<void> {
  const ids = new Map([[first.submission.testId, testId]]);
  const newId = (id: string): string => {
    const own = ids.get(id) ?? randomUUID();
    ids.set(id, own);
    return own;
  };
  const rows = json
    .replaceAll(first.submission.deviceId, deviceId)
    .replaceAll(UUID, newId)
    .replaceAll(JOB_ID, (id) => `${id.slice(0, 12)}${randomBytes(10).toString('hex')}`)
    .replaceAll(COUNT_KEY, (key) => `${key.slice(0, -36)}${testId}`);
  await client.query({ name: 'write', text: WRITE, values: [rows, testId] });
}
