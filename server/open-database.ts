import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../core/domain/result.ts';
import type { ServerConfig } from './config.ts';
import { connectSqlite, makeDataDir, sqliteFileOf, type Connected } from './db/connect.ts';
import { DatabaseUnavailable } from './db/database-unavailable.ts';
import { lockDataDir } from './db/lock-data-dir.ts';
import type { StatementEnd } from './db/log-statements.ts';
import { isOfNewerServer, migrateToLatest } from './db/migrate.ts';
import { isFileDamaged } from './db/sqlite-integrity.ts';
import type { Tables } from './wiring/tables.ts';

/** A line for the person who starts the server. */
export type Say = (line: string) => void;

/** How often a database that is away is tried again at the start. */
const RETRY_MS = 1000;

/** Waiting does not help against these: a wrong user or password, and a database that does not exist. */
const FINAL_CODES: ReadonlySet<string> = new Set(['28000', '28P01', '3D000']);

const NEWER =
  'A newer version of Clearline has changed the database. Start that version, or restore a backup from before the upgrade.';

/** Fails with a message if a newer server has migrated the database. */
async function migrate(db: Kysely<Tables>): Promise<Result<void, string>> {
  if (await isOfNewerServer(db)) return err(NEWER);
  return ok(await migrateToLatest(db));
}

/** Locks the data directory, because each server assumes that it is the only writer. */
async function openSqlite(
  dataDir: string,
  onStatement: StatementEnd | null,
): Promise<Result<Connected<Tables>, string>> {
  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  if (lock === null) {
    return err(
      `Another Clearline server is using the data directory ${dataDir}. Stop it, or set DATA_DIR to another one.`,
    );
  }
  const file = sqliteFileOf(dataDir);
  if (isFileDamaged(file)) {
    lock.release();
    return err(`The database ${file} is damaged. Restore a backup: docs/operations.md says how.`);
  }
  const connected = connectSqlite<Tables>(dataDir, onStatement);
  const close = async () => {
    await connected.close();
    lock.release();
  };
  const migrated = await migrate(connected.db);
  if (!migrated.ok) await close();
  return migrated.ok ? ok({ ...connected, close }) : migrated;
}

/** Whether the database may answer later without a change of the settings. */
function isWorthWaiting(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable && !FINAL_CODES.has(error.code);
}

/** Waits until PostgreSQL can be migrated. Says once that it waits. */
async function openPostgres(
  databaseUrl: string,
  config: ServerConfig,
  say: Say,
  onStatement: StatementEnd | null,
): Promise<Result<Connected<Tables>, string>> {
  const { connectPostgres, withPatientPostgres } = await import('./db/connect-postgres.ts');
  const { databaseTimeouts } = config.process;
  let isWaiting = false;
  for (;;) {
    try {
      const migrated = await withPatientPostgres(databaseUrl, databaseTimeouts.connectMs, migrate);
      return migrated.ok ? ok(connectPostgres(databaseUrl, databaseTimeouts, onStatement)) : migrated;
    } catch (error) {
      if (!isWorthWaiting(error)) throw error;
      if (!isWaiting) say(`Waiting for the database of DATABASE_URL (${error.code}).`);
      isWaiting = true;
      await pause(RETRY_MS);
    }
  }
}

/**
 * Opens and migrates the configured database. The PostgreSQL driver is loaded only when it is configured. Fails with a message for the
 * person who starts the server.
 */
export async function openDatabase(
  config: ServerConfig,
  say: Say,
  onStatement: StatementEnd | null,
): Promise<Result<Connected<Tables>, string>> {
  const { databaseUrl, dataDir } = config;
  return databaseUrl === null ? openSqlite(dataDir, onStatement) : openPostgres(databaseUrl, config, say, onStatement);
}
