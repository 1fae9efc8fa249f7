import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** For this long in all, another connection may have the database. */
const ATTEMPTS = 200;
const PAUSE_MS = 50;

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/**
 * Rewrites the file, and empties the write-ahead log into it. False while another connection has the database. `secure_delete` alone is
 * not enough: when SQLite moves a row to another page, its old bytes stay in the gap.
 */
function scrubOnce(file: string): boolean {
  // No timeout: the server's own open transaction can only end when this thread returns to it.
  const database = new BetterSqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    database.exec('vacuum');
    const [checkpoint] = database.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    return checkpoint?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Overwrites what the embedded database still holds of deleted rows, in its file and its write-ahead log. Throws if other connections
 * keep it busy for ten seconds. Does nothing on PostgreSQL, which reuses the space by itself and needs rights that a server should not have.
 */
export async function scrubDeleted<Schema>(db: Kysely<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const file = rows[0]?.file ?? '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (scrubOnce(file)) return;
    await pause(PAUSE_MS);
  }
  throw new Error('The database was busy, so that deleted rows could not be overwritten.');
}
