import * as v from 'valibot';
import { DEFAULT_TIMEOUTS, type DatabaseTimeouts } from './db/database-timeouts.ts';
import { envVar } from './env-var.ts';

/** How long the server waits for its database, and for the balancer when it ends. */
export interface ProcessConfig {
  readonly databaseTimeouts: DatabaseTimeouts;
  /** How long `/ready` says no before the server stops accepting calls, in milliseconds. */
  readonly leaveMs: number;
}

const SECOND_MS = 1000;
/** Longer than the interval at which balancers usually check a server. */
const LEAVE_MS = 5 * SECOND_MS;

const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,3})?$/),
  v.transform((text) => Number(text) * SECOND_MS),
);
/** PostgreSQL would take 0 as no limit. */
const aWhile = v.pipe(milliseconds, v.gtValue(0));

/** The settings, in seconds. */
export const processEntries = {
  DATABASE_CONNECT_SECONDS: envVar(aWhile),
  DATABASE_STATEMENT_SECONDS: envVar(aWhile),
  DATABASE_LOCK_SECONDS: envVar(aWhile),
  LEAVE_SECONDS: envVar(milliseconds),
};

const entriesSchema = v.object(processEntries);

/** The configuration from valid settings. In development, a server that is stopped ends at once. */
export function readProcess(settings: v.InferOutput<typeof entriesSchema>, isProduction: boolean): ProcessConfig {
  return {
    databaseTimeouts: {
      connectMs: settings.DATABASE_CONNECT_SECONDS ?? DEFAULT_TIMEOUTS.connectMs,
      statementMs: settings.DATABASE_STATEMENT_SECONDS ?? DEFAULT_TIMEOUTS.statementMs,
      lockMs: settings.DATABASE_LOCK_SECONDS ?? DEFAULT_TIMEOUTS.lockMs,
    },
    leaveMs: settings.LEAVE_SECONDS ?? (isProduction ? LEAVE_MS : 0),
  };
}
