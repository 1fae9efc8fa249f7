import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { groupCommits } from './group-commits.ts';

/** Far more than the server's own statements; only lists of varying length add new ones. */
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

/** A connected database. */
export interface Connected<Schema> {
  readonly db: Kysely<Schema>;
  /**
   * The same database, for writes that a power cut may undo, such as counts of calls, and for reading what other calls have waited for: its
   * statements do not wait for the disk.
   */
  readonly unwaited: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/** The embedded database: one file under the data directory, durable at every commit. */
export function connectSqlite<Schema>(dataDir: string): Connected<Schema> {
  const database = new BetterSqlite(sqliteFileOf(dataDir));
  database.pragma('journal_mode = WAL');
  // FULL, not NORMAL: in WAL mode NORMAL may lose the last acknowledged commits when the power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Deleted rows are overwritten: a code that was delivered must not be left in the free pages of the file.
  database.pragma('secure_delete = ON');
  return connected(database, false);
}

function connected<Schema>(database: BetterSqlite.Database, isReadOnly: boolean): Connected<Schema> {
  const { waiting, unwaiting } = groupCommits(database, keepStatements(database), isReadOnly);
  const db = new Kysely<Schema>({ dialect: waiting });
  return { db, unwaited: new Kysely<Schema>({ dialect: unwaiting }), close: () => db.destroy() };
}

/**
 * The embedded database to be read beside the server that writes it: it never takes the lock of the one writer, for which the server would
 * wait on its only thread. A statement that would write fails.
 */
export function connectSqliteToRead<Schema>(dataDir: string): Connected<Schema> {
  const database = new BetterSqlite(sqliteFileOf(dataDir), { fileMustExist: true });
  database.pragma('query_only = ON');
  return connected(database, true);
}

/** Makes the data directory, readable only by its owner: it holds health data. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}
