import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import pg from 'pg';
import { groupCommits } from './group-commits.ts';
import type { Tables } from './tables.ts';

/** Far more than the server has statements of its own: only lists of changing length make new ones. */
const MAX_KEPT_STATEMENTS = 500;

/** Prepares each statement once: compiling one takes longer than running it. */
function keepStatements(database: BetterSqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement: SqliteStatement = database.prepare(sql);
      if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
    close: () => void database.close(),
  };
}

/** Where the embedded database is. */
export function sqliteFileOf(dataDir: string): string {
  return join(dataDir, 'clearline.sqlite');
}

/** The embedded database: one file under the data directory, durable at every commit. */
export function connectSqlite(dataDir: string): Kysely<Tables> {
  const database = new BetterSqlite(sqliteFileOf(dataDir));
  database.pragma('journal_mode = WAL');
  // FULL, not NORMAL: in WAL mode NORMAL may lose the last acknowledged commits when the power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Deleted rows are overwritten: a code that was delivered must not be left in the free pages of the file.
  database.pragma('secure_delete = ON');
  return new Kysely<Tables>({ dialect: groupCommits(database, keepStatements(database)) });
}

/** PostgreSQL, for several servers behind a balancer. 64-bit integers are read as numbers: ours are instants and counts. */
export function connectPostgres(databaseUrl: string): Kysely<Tables> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Makes the data directory, readable by its owner alone: it holds health data. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}
