import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, describe } from 'vitest';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { connectSqlite, sqliteFileOf, type Connected } from '../../server/db/connect.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { sharePostgres, type Postgres } from '../support/postgres.ts';
import { fullUnless } from '../support/tier.ts';

/** A database engine that the server supports. */
export interface Engine {
  readonly name: string;
  /** A new, empty database. */
  open(): Promise<Connected<Tables>>;
  /** A new database with the current schema: a copy of one that was migrated before. */
  openMigrated(): Promise<Connected<Tables>>;
  /** The query plan for a statement on a large table, in the engine's own format. */
  explain(db: Kysely<Tables>, statement: CompiledQuery): Promise<string>;
}

/** Migrates one new database for all files of this process. */
async function migrateAndClose({ db, close }: Connected<Tables>): Promise<void> {
  await migrateToLatest(db);
  await close();
}

function openSqlite(content?: Buffer): Connected<Tables> {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-sqlite-'));
  if (content !== undefined) writeFileSync(sqliteFileOf(directory), content);
  const connected = connectSqlite(directory);
  return {
    ...connected,
    close: async () => {
      await connected.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function makeMigratedFile(): Promise<Buffer> {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-sqlite-'));
  await migrateAndClose(connectSqlite(directory));
  const content = readFileSync(sqliteFileOf(directory));
  rmSync(directory, { recursive: true });
  return content;
}

let migratedFile: Promise<Buffer> | null = null;

/** The embedded database. */
export const sqliteEngine: Engine = {
  name: 'SQLite',
  open: () => Promise.resolve(openSqlite()),
  openMigrated: async () => openSqlite(await (migratedFile ??= makeMigratedFile())),
  explain: async (db, { sql, parameters }) => {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    return rows.map(({ detail }) => detail).join('\n');
  },
};

/**
 * Whether a suite or test is in the first tier on an engine. On the second engine, what only validates or says who may do what is in the
 * second tier: other suites run the stores and transactions on both.
 */
export const tierOn = (engine: Engine) => fullUnless(engine === sqliteEngine);

/** Such a suite on each engine, whose name its title ends with. */
export function describeOn(engines: readonly Engine[], title: string, define: (engine: Engine) => void): void {
  for (const engine of engines) describe(`${title} ${engine.name}`, tierOn(engine), () => define(engine));
}

async function makeMigratedDatabase(): Promise<string> {
  const postgres = await sharePostgres();
  if (postgres === null) throw new Error('PostgreSQL is not available.');
  const address = await postgres.createDatabase();
  await migrateAndClose(connectPostgres(address));
  return address;
}

let migratedDatabase: Promise<string> | null = null;

function postgresEngine(postgres: Postgres): Engine {
  return {
    name: 'PostgreSQL',
    open: async () => connectPostgres(await postgres.createDatabase()),
    openMigrated: async () => {
      const original = await (migratedDatabase ??= makeMigratedDatabase());
      return connectPostgres(await postgres.createDatabase(original));
    },
    explain: (db, { sql, parameters }) =>
      db.transaction().execute(async (transaction) => {
        await transaction.executeQuery(CompiledQuery.raw('analyze'));
        // A table of a few pages would be scanned completely, whatever its indexes.
        for (const way of ['seqscan', 'bitmapscan', 'sort']) {
          await transaction.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`));
        }
        const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${sql}`, [...parameters]),
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
  };
}

/** Every engine available on this machine, until the tests of this file are done; those of the server's rules run on each. */
export async function startEngines(): Promise<readonly Engine[]> {
  const postgres = await sharePostgres();
  afterAll(() => postgres?.stop());
  if (postgres === null) {
    process.stdout.write('No PostgreSQL for this kind of machine: the server is tested on SQLite only.\n');
    return [sqliteEngine];
  }
  return [sqliteEngine, postgresEngine(postgres)];
}
