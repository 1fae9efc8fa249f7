import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';

/** Held for the life of the process. */
export interface DataDirLock {
  release(): void;
}

/**
 * Keeps a second server off the data directory; null when another process has it. The lock is SQLite's own exclusive
 * file lock on a small database of its own: the operating system lets go of it when the process ends, however it ends, so
 * no stale lock survives a kill. The data itself stays open to reading tools.
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
