import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connected, PoolFigure } from './connect.ts';
import { DEFAULT_TIMEOUTS, type DatabaseTimeouts } from './database-timeouts.ts';
import { guardPool, type GuardOptions } from './guard-pool.ts';
import { logStatements, type StatementEnd } from './log-statements.ts';
import { withPreparedStatements } from './prepared-statements.ts';

/** The server ends a long statement itself, if it still runs; a connection to one that hangs is closed this much later. */
const SILENCE_MS = 1_000;

/** A migration takes as long as it needs, and waits for that of another server. */
const WITHOUT_END = 'set statement_timeout = 0; set lock_timeout = 0';

function makePool(databaseUrl: string, connectMs: number, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // A statement is sent while earlier ones of its connection are still running.
    pipeline: true,
    ...options,
  });
  // Without listeners, a connection that the database closes would end the process: the pool listens only while a connection is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function kyselyOn<Schema>(
  pool: pg.Pool,
  options: GuardOptions,
  onStatement: StatementEnd | null = null,
): Kysely<Schema> {
  return new Kysely<Schema>({
    ...logStatements(onStatement),
    dialect: new PostgresDialect({ pool: guardPool(withPreparedStatements(pool), options) }),
  });
}

function figureOf(pool: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolFigure {
  return { pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Connections for short single statements, so that transactions do not delay them. */
const MAX_UNWAITED_CONNECTIONS = 5;

/** PostgreSQL, for several servers behind a balancer. 64-bit integers are read as numbers: ours are instants and counts. */
export function connectPostgres<Schema>(
  databaseUrl: string,
  { connectMs, statementMs, lockMs }: DatabaseTimeouts = DEFAULT_TIMEOUTS,
  onStatement: StatementEnd | null = null,
): Connected<Schema> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  let isDamaged = false;
  const guarding: GuardOptions = {
    // A statement and not a connection option, which poolers reject.
    setUp: `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}`,
    onDamage: () => {
      isDamaged = true;
    },
  };
  const waiting = { query_timeout: statementMs + SILENCE_MS };
  const transactions = makePool(databaseUrl, connectMs, waiting);
  const statements = makePool(databaseUrl, connectMs, {
    ...waiting,
    max: MAX_UNWAITED_CONNECTIONS,
    // A connection option, because a pooler could apply a statement to connections that must wait for the disk.
    options: '-c synchronous_commit=off',
  });
  const db = kyselyOn<Schema>(transactions, guarding, onStatement);
  const unwaited = kyselyOn<Schema>(statements, guarding, onStatement);
  return {
    db,
    unwaited,
    isDamaged: () => isDamaged,
    pools: () => [figureOf('transactions', transactions), figureOf('statements', statements)],
    close: async () => {
      await Promise.all([db.destroy(), unwaited.destroy()]);
    },
  };
}

/** Runs work on one connection whose statements may take as long as they need. */
export async function withPatientPostgres<Schema, Value>(
  databaseUrl: string,
  connectMs: number,
  work: (db: Kysely<Schema>) => Promise<Value>,
): Promise<Value> {
  const pool = makePool(databaseUrl, connectMs, { max: 1 });
  const db = kyselyOn<Schema>(pool, { setUp: WITHOUT_END, onDamage: () => undefined });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
