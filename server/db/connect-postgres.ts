import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connected } from './connect.ts';
import { withPreparedStatements } from './prepared-statements.ts';

function makePool(databaseUrl: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, ...options });
  // The pool replaces an idle connection that the database closes; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Connections for short single statements, so that transactions do not delay them. */
const MAX_UNWAITED_CONNECTIONS = 5;

/** PostgreSQL, for several servers behind a balancer. 64-bit integers are read as numbers: ours are instants and counts. */
export function connectPostgres<Schema>(databaseUrl: string): Connected<Schema> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(makePool(databaseUrl)) }),
  });
  const unwaitedPool = makePool(databaseUrl, {
    max: MAX_UNWAITED_CONNECTIONS,
    // A connection option, because a pooler could apply a statement to connections that must wait for the disk.
    options: '-c synchronous_commit=off',
  });
  const unwaited = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(unwaitedPool) }) });
  return {
    db,
    unwaited,
    close: async () => {
      await Promise.all([db.destroy(), unwaited.destroy()]);
    },
  };
}
