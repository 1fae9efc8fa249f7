import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Far more than the server's own statements; only lists of varying length add new ones. */
const MAX_NAMES = 500;

/** The columns of `select *` change with the table, and PostgreSQL then rejects the cached plan. */
const hasLastingColumns = (sql: string): boolean => !sql.includes('*');

/** Names each statement, with the same name on all connections; null if it should be parsed each time. */
function makeNames(): (sql: string) => string | null {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_NAMES || !hasLastingColumns(sql)) return null;
    const name = `clearline-${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/**
 * Sends the statements that are started in one turn of the event loop as one piece. Each piece costs a system call on either side, which
 * takes as long as a short statement. The driver's own `cork` and `uncork` around each statement are counted.
 */
function makeSendTogether({ connection: { stream } }: pg.PoolClient): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}

/** A statement without values, such as `commit`, has no plan. */
function withPlans(client: pg.PoolClient, nameOf: (sql: string) => string | null): PostgresPoolClient {
  const sendTogether = makeSendTogether(client);
  const query = (text: string, values: readonly unknown[] = []): Promise<unknown> => {
    sendTogether();
    const name = values.length > 0 ? nameOf(text) : null;
    return name === null ? client.query(text, [...values]) : client.query({ name, text, values: [...values] });
  };
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

/** Lets each connection of a pool parse and plan a statement once: for a short one, that takes longer than running it. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const nameOf = makeNames();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const prepared = known.get(client) ?? withPlans(client, nameOf);
      known.set(client, prepared);
      return prepared;
    },
  };
}
