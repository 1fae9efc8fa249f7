import { existsSync } from 'node:fs';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { readConfig, type ServerConfig } from '../config.ts';
import { connectSqlite, connectSqliteToRead, sqliteFileOf, type Connected } from '../db/connect.ts';
import { makeKyselyUnitOfWork } from '../unit-of-work/kysely-unit-of-work.ts';
import { makeJobIds } from '../jobs/job-ids.ts';
import { makeReportAdmin, type ReportAdmin } from '../report-delivery/report-admin.ts';
import { makeRetryReport, type RetryReport } from '../report-delivery/retry-report.ts';
import type { Tables } from '../unit-of-work/tables.ts';

/** Whether a command changes anything. One that only reads never keeps the server from writing. */
export type DatabaseAccess = 'read' | 'write';

/** What an operator may do with reports. */
export interface ReportAccess {
  readonly admin: ReportAdmin;
  readonly retry: RetryReport;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * The server's own database, beside the server if it runs. It needs no lock on the data directory: that keeps a second worker away, and
 * nothing is delivered here. What is posted is found by the running server's next look, or after its start.
 */
async function openDatabase(
  { databaseUrl, dataDir }: ServerConfig,
  access: DatabaseAccess,
): Promise<Result<Connected<Tables>, string>> {
  if (databaseUrl !== null) {
    const { connectPostgres } = await import('../db/connect-postgres.ts');
    return ok(connectPostgres(databaseUrl));
  }
  // SQLite would make a new, empty one.
  if (!existsSync(sqliteFileOf(dataDir))) {
    return err(`There is no database in ${dataDir}. Set DATA_DIR to the server's, or DATABASE_URL.`);
  }
  return ok(access === 'read' ? connectSqliteToRead(dataDir) : connectSqlite(dataDir));
}

/** A failure with a code came from outside, such as a database that is busy or of an older version; any other is a bug. */
function outsideCause(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return `The database could not be used (${String(error.code)}). The server migrates one of an older version when it starts.`;
}

/**
 * Works on the database that the settings name, and lets go of it before anything is printed. Fails with a message for the person at
 * the terminal.
 */
export async function withReportAccess<Value>(
  access: DatabaseAccess,
  work: (reports: ReportAccess) => Promise<Value>,
): Promise<Result<Value, string>> {
  const config = readConfig(process.env);
  if (!config.ok) return config;
  try {
    const opened = await openDatabase(config.value, access);
    if (!opened.ok) return opened;
    const database = opened.value;
    const clock = makeSystemClock();
    const unitOfWork = makeKyselyUnitOfWork(database.db, {
      makeJobId: makeJobIds(() => clock.now()),
      onPosted: () => undefined,
    });
    const reports = {
      admin: makeReportAdmin({ unitOfWork }),
      retry: makeRetryReport({ unitOfWork, clock }),
      now: () => clock.now(),
    };
    try {
      return ok(await work(reports));
    } finally {
      await database.close();
    }
  } catch (error) {
    return err(outsideCause(error));
  }
}
