import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { groupCommits } from './group-commits.ts';
import { logStatements, type StatementEnd } from './log-statements.ts';

/** Far more than the server's own statements; only lists of varying length add new ones. */
const MAX_CACHED_STATEMENTS = 500;

/** Prepares each statement once: compiling one takes longer than running it. */
function cacheStatements(database: BetterSqlite.Database): SqliteDatabase {
  const cached = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const known = cached.get(sql);
      if (known !== undefined) return known;
      const statement: SqliteStatement = database.prepare(sql);
      if (cached.size >= MAX_CACHED_STATEMENTS) cached.clear();
      cached.set(sql, statement);
      return statement;
    },
    close: () => void database.close(),
  };
}

/** The file of the embedded database. */
export function sqliteFileOf(dataDir: string): string {
  return join(dataDir, 'clearline.sqlite');
}

/** The connections of a pool: in use, idle, and how many calls wait for one. */
export interface PoolFigure {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A connected database. */
export interface Connected<Schema> {
  readonly db: Kysely<Schema>;
  /**
   * The same database without waiting for the disk: for writes that a power cut may undo, such as counts of calls, and for reading what
   * other calls have already waited for.
   */
  readonly unwaited: Kysely<Schema>;
  /** Whether a statement has found damaged data since the start. */
  readonly isDamaged: () => boolean;
  /** The pools of PostgreSQL; the embedded database has none. */
  readonly pools: () => readonly PoolFigure[];
  readonly close: () => Promise<void>;
}

/** The embedded database: one file under the data directory, durable at every commit. */
export function connectSqlite<Schema>(dataDir: string, onStatement: StatementEnd | null = null): Connected<Schema> {
  const database = new BetterSqlite(sqliteFileOf(dataDir));
  database.pragma('journal_mode = WAL');
  // FULL, not NORMAL: in WAL mode NORMAL may lose the last acknowledged commits when the power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites deleted rows: a delivered code must not remain in the free pages of the file.
  database.pragma('secure_delete = ON');
  return connected(database, false, onStatement);
}

function connected<Schema>(
  database: BetterSqlite.Database,
  isReadOnly: boolean,
  onStatement: StatementEnd | null = null,
): Connected<Schema> {
  const { waiting, unwaiting, isDamaged } = groupCommits(database, cacheStatements(database), isReadOnly);
  const logging = logStatements(onStatement);
  const db = new Kysely<Schema>({ dialect: waiting, ...logging });
  const unwaited = new Kysely<Schema>({ dialect: unwaiting, ...logging });
  return { db, unwaited, isDamaged, pools: () => [], close: () => db.destroy() };
}

/**
 * The embedded database, read-only, while the server writes it. Never takes the write lock, for which the server would block its only
 * thread. Statements that write fail.
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
