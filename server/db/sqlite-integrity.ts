import { existsSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { sqliteFailure } from './sqlite-failures.ts';

/**
 * Whether the pages of a database file are damaged. Reads the whole file. A file that does not exist is not damaged; throws if the file
 * cannot be opened.
 */
export function isFileDamaged(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new BetterSqlite(file, { fileMustExist: true });
  try {
    return database.pragma('quick_check(1)', { simple: true }) !== 'ok';
  } catch (error) {
    const failure = sqliteFailure(error);
    if (failure instanceof DatabaseUnavailable && failure.reason === 'damaged') return true;
    throw error;
  } finally {
    database.close();
  }
}
