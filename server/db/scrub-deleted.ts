import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** How often each step is tried while another connection has the database. */
const ATTEMPTS = 200;
const PAUSE_MS = 50;

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** A part of scrubbing a file. False while another connection is in its way. */
type ScrubStep = (database: BetterSqlite.Database) => boolean;

/**
 * Rewrites the file. `secure_delete` alone is not enough: when SQLite moves a row to another page, its old bytes stay in the gap. A
 * reader, such as a backup, does not stand in the way.
 */
const rewrite: ScrubStep = (database) => {
  database.exec('vacuum');
  return true;
};

/** Empties the write-ahead log into the file, once no connection reads from it. */
const emptyLog: ScrubStep = (database) => {
  const [checkpoint] = database.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
  return checkpoint?.busy === 0;
};

function attempt(file: string, step: ScrubStep): boolean {
  // No timeout: the server's own open transaction can only end when this thread returns to it.
  const database = new BetterSqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    return step(database);
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

async function repeatWhileBusy(file: string, step: ScrubStep): Promise<boolean> {
  for (let tries = 1; tries <= ATTEMPTS; tries += 1) {
    if (attempt(file, step)) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

/**
 * Overwrites what the embedded database still holds of deleted rows, in its file and its write-ahead log. False if other connections keep
 * it busy. Does nothing on PostgreSQL, which reuses the space by itself and needs rights that a server should not have.
 */
export async function scrubDeleted<Schema>(db: Kysely<Schema>): Promise<boolean> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return true;
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const file = rows[0]?.file ?? '';
  // The file is rewritten once: each time takes a second for 100 MB, and fills the log while a reader holds it.
  return (await repeatWhileBusy(file, rewrite)) && repeatWhileBusy(file, emptyLog);
}
