/** A process that runs the statements of calls through the bare database driver, in the same way as a server's process. */
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { answerOrders } from '../../tests/support/child-process.ts';
import { loadDriver } from './load-driver.ts';
import type { Load, Measured } from './measured.ts';
import type { Place } from './place.ts';
import { specialize, type Statement, type Values } from './statements.ts';

/** The calls to run. */
export interface DriverOrder extends Load {
  readonly place: Place;
  readonly statements: readonly Statement[];
  readonly calls: readonly Values[];
}

/** Runs one call's statements. */
type RunCall = (values: Values) => Promise<void>;

interface Driver {
  readonly runCall: RunCall;
  readonly close: () => Promise<void>;
}

/** Opens the database as the server does, with each statement prepared once. */
function openSqlite({ dataDir }: Place, statements: readonly Statement[]): Driver {
  const database = new BetterSqlite(join(dataDir, 'clearline.sqlite'));
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON']) database.pragma(pragma);
  const prepared = statements.map(({ sql, parameters }) => ({ statement: database.prepare(sql), parameters }));
  return {
    runCall: (values) => {
      for (const { statement, parameters } of prepared) {
        const bound = parameters.map((parameter) => specialize(parameter, values));
        if (statement.reader) statement.all(bound);
        else statement.run(bound);
      }
      return Promise.resolve();
    },
    close: () => Promise.resolve(void database.close()),
  };
}

/** Opens as many connections as the server. The statements from `begin` to `commit` use one connection. */
function openPostgres({ databaseUrl }: Place, statements: readonly Statement[]): Driver {
  const pool = new pg.Pool({ connectionString: databaseUrl ?? '' });
  const runCall: RunCall = async (values) => {
    let client: pg.PoolClient | null = null;
    try {
      for (const { sql, parameters } of statements) {
        if (sql === 'begin') client = await pool.connect();
        const bound = parameters.map((parameter) => specialize(parameter, values));
        await (client ?? pool).query(sql, bound);
        if (sql === 'commit') {
          client?.release();
          client = null;
        }
      }
    } catch (error) {
      // Closes the connection, which rolls its transaction back.
      client?.release(true);
      throw error;
    }
  };
  return { runCall, close: () => pool.end() };
}

answerOrders(async ({ place, statements, calls, ...load }: DriverOrder): Promise<Measured> => {
  const { runCall, close } = (place.databaseUrl === null ? openSqlite : openPostgres)(place, statements);
  const measured = await loadDriver(calls.length, load, async (number) => {
    const values = calls[number];
    if (values !== undefined) await runCall(values);
  });
  await close();
  return measured;
});
