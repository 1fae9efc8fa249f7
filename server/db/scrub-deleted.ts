import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** How often each step is tried while another connection has the database. */
const ATTEMPTS = 200;
const PAUSE_MS = 50;
const DAY_MS = 24 * 60 * 60_000;

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** A part of scrubbing a file. False while another connection is in its way. */
type ScrubStep = (database: BetterSqlite.Database) => boolean;

/**
 * Rewrites the file. `secure_delete` alone is not enough: when SQLite moves a row to another page, its old bytes stay in the gap. Takes a
 * second for 100 MB, and fills the log with as much.
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

async function repeatWhileBusy(file: string, step: ScrubStep, attempts: number): Promise<boolean> {
  for (let tries = 1; tries <= attempts; tries += 1) {
    if (attempt(file, step)) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

/** Overwrites what a database still holds of deleted rows. False if another program reads it, such as a backup. */
export type ScrubDeleted = (now: number) => Promise<boolean>;

/**
 * Overwrites what the embedded database still holds of deleted rows, in its file and its write-ahead log. The file is rewritten at most
 * once a day, and never while another program reads the log, which could then not be emptied. Does nothing on PostgreSQL, which reuses the
 * space by itself and needs rights that a server should not have.
 */
export function makeScrubDeleted<Schema>(db: Kysely<Schema>, attempts = ATTEMPTS): ScrubDeleted {
  let rewrittenAt = -Infinity;
  return async (now) => {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return true;
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
    const file = rows[0]?.file ?? '';
    if (!(await repeatWhileBusy(file, emptyLog, attempts))) return false;
    // The clock may have been set back.
    if (Math.abs(now - rewrittenAt) >= DAY_MS) {
      if (!(await repeatWhileBusy(file, rewrite, attempts))) return false;
      rewrittenAt = now;
    }
    return repeatWhileBusy(file, emptyLog, attempts);
  };
}
