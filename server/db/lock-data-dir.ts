import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';

/** Held for the life of the process. */
export interface DataDirLock {
  release(): void;
}

/**
 * Locks the data directory against a second server; null when another process has the lock. It is SQLite's exclusive file lock on a
 * separate small database: the operating system releases it when the process ends in any way, so there are no stale locks. The data
 * itself can still be read by tools.
 */
export function lockDataDir(dataDir: string): DataDirLock | null {
  const database = new BetterSqlite(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return { release: () => void database.close() };
}
