import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connected } from '../../server/db/connect.ts';
import {
  isOfNewerServer,
  migrateToLatest,
  MIGRATIONS,
  missingMigrations,
  type Migrations,
} from '../../server/db/migrate.ts';
import { cleanEmails } from '../../server/db/migrations/002-clean-emails.ts';
import { makeKyselyJobQueue } from '../../server/jobs/kysely-job-store.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { startEngines } from './engines.ts';

/** What each migration takes away. */
type Taken = Readonly<Record<string, readonly string[]>>;

/**
 * What migrations take away from servers of the release before, which work on during a rolling upgrade. Add a line only for what that
 * release no longer uses, or with a warning in docs/rolling-upgrade.md.
 */
const TAKEN_AWAY: Taken = {};

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

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

describe.runIf(postgres !== undefined)('Migrations', () => {
  let connected: Connected<Tables>;
  let ofAll: Taken;
  beforeAll(async () => {
    connected = await postgres!.open();
    ofAll = await takenBy(MIGRATIONS);
  });
  afterAll(() => connected.close());

  async function takenBy(migrations: Migrations): Promise<Taken> {
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

/** A migration as the next release may have one. */
const JOB_NOTES: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'jobs')?.columns.map(({ name }) => name);
    if (columns?.includes('note') !== true) await db.schema.alterTable('jobs').addColumn('note', 'text').execute();
  },
};
const NEXT: Migrations = { ...MIGRATIONS, '002-job-notes': JOB_NOTES };

describe.each(engines)('The next release on $name', (engine) => {
  let connected: Connected<Tables>;
  beforeAll(async () => {
    connected = await engine.open();
  });
  afterAll(() => connected.close());

  test('lets people log in whose stored address has what they do not see', async () => {
    const { db } = connected;
    const rest = { password_hash: 'x', first_name: '', last_name: '', language: 'en', created_at: 0 } as const;
    const emails = ['ana\u200b@mail.example', 'two@mail.example', 'two\u202c@mail.example', 'josé\u2011x@mail.example'];
    const rows = emails.map((email, at) => ({ user_id: `user-${at}`, email, password_changed_at: 0, ...rest }));
    await migrateToLatest(db);
    await db.insertInto('users').values(rows).execute();
    await cleanEmails.up(db);
    await cleanEmails.up(db);
    const found = await db.selectFrom('users').select('email').orderBy('user_id').execute();
    expect(found.map(({ email }) => email)).toEqual([
      'ana@mail.example',
      'two@mail.example',
      'two\u202c@mail.example',
      'josé-x@mail.example',
    ]);
    await db.deleteFrom('users').execute();
  });

  test('changes a database in use once, after which servers of this release work on but do not start', async () => {
    const { db } = connected;
    expect(await isOfNewerServer(db)).toBe(false);
    await migrateToLatest(db);
    const queue = makeKyselyJobQueue(db, 'people');
    const job = {
      kind: 'email',
      queue: 'people',
      state: 'waiting',
      payload: 'null',
      posted_at: 0,
      due_at: 0,
      tries: 0,
    };
    const never = { leased_until: null, expires_at: null, subject: null, request_id: null, trace_parent: null };
    const post = (id: string) =>
      db
        .insertInto('jobs')
        .values({ job_id: id, ...job, ...never })
        .execute();
    await post('before');
    expect(await missingMigrations(db, NEXT)).toEqual(['002-job-notes']);

    await Promise.all([migrateToLatest(db, NEXT), migrateToLatest(db, NEXT)]);
    expect(await missingMigrations(db, NEXT)).toEqual([]);
    expect(await missingMigrations(db)).toEqual([]);
    expect(await isOfNewerServer(db)).toBe(true);
    await post('during');
    expect((await queue.claim(10, 1, 0)).map(({ jobId }) => jobId)).toEqual(['before', 'during']);
  });

  test('finishes migrations that were killed half way', async () => {
    const { db } = connected;
    await db.schema.dropIndex('profiles_default').execute();
    await db.schema.dropTable('erasures').execute();
    for (const migration of Object.values(NEXT)) await migration.up(db);
    expect(await db.selectFrom('erasures').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('database_mark').selectAll().execute()).toHaveLength(1);
    await expect(
      db.schema.createIndex('profiles_default').on('profiles').column('user_id').execute(),
    ).rejects.toThrow();
  });

  test('rejects a migration that is named before one that was run', async () => {
    await expect(migrateToLatest(connected.db, { '000-late': JOB_NOTES, ...NEXT })).rejects.toThrow('000-late');
  });
});
