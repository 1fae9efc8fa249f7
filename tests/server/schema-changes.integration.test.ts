import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../server/db/migrations/index.ts';
import type { Connected } from '../../server/db/connect.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { startEngines } from './engines.ts';

/** What each migration takes away. */
type Taken = Readonly<Record<string, readonly string[]>>;

/**
 * What migrations take away from servers of the release before, which work on during a rolling upgrade. Add a line only for what that
 * release no longer uses, or with a warning in docs/rolling-upgrade.md.
 */
const TAKEN_AWAY: Taken = {
  // In the first release.
  '016-job-queue-column': ['jobs.lane is gone'],
  // docs/rolling-upgrade.md: stop all servers of the release before.
  '022-several-reset-links': ['reset_links.user_id is no longer unique', 'reset_links.token_hash is unique'],
};

interface Column {
  readonly type: string;
  /** Whether a statement that does not name it cannot insert a row. */
  readonly isRequired: boolean;
}

/** What the statements of a server rely on. */
interface Schema {
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlyMap<string, Column>;
  /** Unique columns, which `on conflict` names, by the columns. */
  readonly unique: ReadonlySet<string>;
  /** References and checks, by what they say, with the columns that they concern. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

async function readSchema(db: Kysely<Tables>): Promise<Schema> {
  const columns = await sql<{ table: string; column: string; type: string; required: boolean }>`
    select table_name as "table", table_name || '.' || column_name as "column", data_type as type,
      is_nullable = 'NO' and column_default is null as required
    from information_schema.columns where table_schema = 'public'`.execute(db);
  const unique = await sql<{ columns: string }>`
    select string_agg(indrelid::regclass || '.' || attname, ', ' order by attname) as columns
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisunique and indpred is null and indrelid::regclass::text not like 'pg_%' group by indexrelid`.execute(db);
  const rules = await sql<{ rule: string; columns: string[] }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(pg_constraint.oid) as rule,
      array_agg(conrelid::regclass || '.' || attname) as columns
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype in ('f', 'c') and connamespace = 'public'::regnamespace group by pg_constraint.oid`.execute(db);
  return {
    tables: new Set(columns.rows.map(({ table }) => table)),
    columns: new Map(columns.rows.map(({ column, type, required }) => [column, { type, isRequired: required }])),
    unique: new Set(unique.rows.map((row) => row.columns)),
    rules: new Map(rules.rows.map((row) => [row.rule, row.columns])),
  };
}

/** What statements that were written for one schema can no longer do, or rely on, on another. */
function takenAway(before: Schema, after: Schema): readonly string[] {
  const changed = [...before.columns].flatMap(([name, { type }]) => {
    const now = after.columns.get(name);
    if (now === undefined) return [`${name} is gone`];
    return now.type === type ? [] : [`${name} is ${now.type}`];
  });
  const required = [...after.columns].filter(([name, { isRequired }]) => {
    const isOfKnownTable = before.tables.has(name.split('.')[0] ?? '');
    return isRequired && isOfKnownTable && before.columns.get(name)?.isRequired !== true;
  });
  const known = (columns: readonly string[]) => columns.every((column) => before.columns.has(column));
  const noLonger = [...before.unique].filter((columns) => !after.unique.has(columns));
  const newlyUnique = [...after.unique].filter((columns) => !before.unique.has(columns) && known(columns.split(', ')));
  const newRules = [...after.rules].filter(([rule, columns]) => !before.rules.has(rule) && known(columns));
  return [
    ...changed,
    ...required.map(([name]) => `${name} is required`),
    ...noLonger.filter((columns) => known(columns.split(', '))).map((columns) => `${columns} is no longer unique`),
    ...newlyUnique.map((columns) => `${columns} is unique`),
    ...newRules.map(([rule]) => rule),
  ];
}

const engines = await startEngines();
afterAll(() => Promise.all(engines.map((engine) => engine.stop())));

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

describe.runIf(postgres !== undefined)('Migrations', () => {
  let connected: Connected<Tables>;
  let ofAll: Taken;
  beforeAll(async () => {
    connected = await postgres!.open();
    ofAll = await takenBy(MIGRATIONS);
  });
  afterAll(() => connected.close());

  async function takenBy(migrations: Readonly<Record<string, Migration>>): Promise<Taken> {
    const found: Record<string, readonly string[]> = {};
    for (const [name, migration] of Object.entries(migrations)) {
      const before = await readSchema(connected.db);
      await migration.up(connected.db);
      const taken = takenAway(before, await readSchema(connected.db));
      if (taken.length > 0) found[name] = taken;
    }
    return found;
  }

  test('leave the statements of the release before working', () => {
    expect(ofAll).toEqual(TAKEN_AWAY);
  });

  test.each([
    ['alter table results rename column result to outcome', ['results.result is gone', 'results.outcome is required']],
    ['alter table results add column made_by text not null', ['results.made_by is required']],
    ['alter table results alter column lot_number set not null', ['results.lot_number is required']],
    ['alter table results alter column device_id type varchar', ['results.device_id is character varying']],
    ['drop table erasures', expect.arrayContaining(['erasures.counts is gone'])],
    ['create unique index one_kind on jobs (kind)', ['jobs.kind is unique']],
    ['alter table users add check (language <> $$fr$$)', ["users: CHECK ((language <> 'fr'::text))"]],
    ["alter table results add column made_in text not null default ''", undefined],
    ['create table extras (extra_id text primary key)', undefined],
  ])('are found out: %s', async (statement, expected) => {
    const up: Migration['up'] = async (db) => {
      await sql.raw(statement).execute(db);
    };
    expect((await takenBy({ change: { up } })).change).toEqual(expected);
  });
});
