import { existsSync } from 'node:fs';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import { readConfig, type ServerConfig } from '../config.ts';
import { connectSqlite, connectSqliteToRead, sqliteFileOf, type Connected } from '../db/connect.ts';
import { makeDatabaseClock, readDatabaseTime } from '../db/database-clock.ts';
import type { Tables } from '../wiring/tables.ts';

/** Whether a command writes. One that only reads never blocks the server's writes. */
export type DatabaseAccess = 'read' | 'write';

/**
 * Opens the server's database, even while the server is running. Needs no lock on the data directory, which only prevents a second worker:
 * nothing is delivered here. The server finds posted jobs at its next poll or start.
 */
async function openDatabase(
  { databaseUrl, dataDir, process: { databaseTimeouts } }: ServerConfig,
  access: DatabaseAccess,
): Promise<Result<Connected<Tables>, string>> {
  if (databaseUrl !== null) {
    const { connectPostgres } = await import('../db/connect-postgres.ts');
    return ok(connectPostgres(databaseUrl, databaseTimeouts));
  }
  // SQLite would create a new, empty one.
  if (!existsSync(sqliteFileOf(dataDir))) {
    return err(`There is no database in ${dataDir}. Set DATA_DIR to the server's, or DATABASE_URL.`);
  }
  return ok(access === 'read' ? connectSqliteToRead(dataDir) : connectSqlite(dataDir));
}

/** Describes a failure with a system code, such as a busy database or one of an older version; rethrows any other, which is a bug. */
function outsideCause(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return `The database could not be used (${String(error.code)}). The server migrates one of an older version when it starts.`;
}

/** What a command works with. */
export interface OpenDatabase {
  readonly db: Connected<Tables>['db'];
  readonly config: ServerConfig;
  /** The clock by which servers lease jobs: PostgreSQL's, which all of them follow, or that of this machine. */
  readonly clock: ServerClock;
}

async function makeServerClock(
  { db }: Pick<Connected<Tables>, 'db'>,
  { databaseUrl }: ServerConfig,
): Promise<ServerClock> {
  const system = makeSystemClock();
  if (databaseUrl === null) return system;
  const clock = makeDatabaseClock(() => readDatabaseTime(db), system);
  await clock.measure();
  return clock;
}

/** Runs work on the configured database, and closes it before anything is printed. Fails with a message for the operator. */
export async function withDatabase<Value>(
  access: DatabaseAccess,
  work: (opened: OpenDatabase) => Promise<Value>,
): Promise<Result<Value, string>> {
  const config = readConfig(process.env);
  if (!config.ok) return config;
  try {
    const opened = await openDatabase(config.value, access);
    if (!opened.ok) return opened;
    const database = opened.value;
    try {
      const clock = await makeServerClock(database, config.value);
      return ok(await work({ db: database.db, config: config.value, clock }));
    } finally {
      await database.close();
    }
  } catch (error) {
    return err(outsideCause(error));
  }
}
