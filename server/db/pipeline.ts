import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { isForLater } from './later.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** PostgreSQL answers a commit with this command when a statement of the transaction failed. */
interface Ended {
  readonly command?: string;
}

/** Kysely on a connection that it is given. */
const DIALECT: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
};
const PARTS = { config: { dialect: DIALECT }, dialect: DIALECT, driver: new DummyDriver() };

/** One transaction. PostgreSQL runs the statements in the order in which they are sent, and skips those after a failed one. */
class Pipeline implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #waiting: CompiledQuery[] = [BEGIN];
  readonly #sent: Promise<unknown>[] = [];
  #hasEnded = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /** Passes the statement on without waiting for the answers to earlier ones. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // The connection may be in the transaction of another call by now.
    if (this.#hasEnded) throw new Error('The transaction has ended.');
    if (isForLater(query)) {
      this.#waiting.push(query);
      return { rows: [] };
    }
    return this.#sendAll(query);
  }

  /** Sends a statement with those that wait before it. */
  async #sendAll<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const earlier of this.#waiting.splice(0)) void this.#send(earlier);
    try {
      return await this.#send<Row>(query);
    } catch (error) {
      await this.#throwFirstFailure();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('A transaction does not stream.');
  }

  async commit(): Promise<void> {
    this.#hasEnded = true;
    const { rows } = await this.#sendAll<Ended>(COMMIT);
    await this.#throwFirstFailure();
    if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction was rolled back.');
  }

  /** Never rejects: a connection that cannot roll back is closed by its pool. */
  async rollback(): Promise<void> {
    this.#hasEnded = true;
    this.#waiting = [];
    if (this.#sent.length > 0) await this.#send(ROLLBACK).catch(() => undefined);
  }

  #send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#connection.executeQuery<Row>(query);
    answer.catch(() => undefined);
    this.#sent.push(answer);
    return answer;
  }

  /** Later failures only follow from the first one. */
  async #throwFirstFailure(): Promise<void> {
    const failed = (await Promise.allSettled(this.#sent)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}

/**
 * Runs a transaction on PostgreSQL in few round trips: statements that are started together are sent together, and so are those that
 * run later. The first ones take the beginning of the transaction along, the last ones its commit.
 */
export function runPipelined<Schema, Value>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Value>,
): Promise<Value> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const pipeline = new Pipeline(connection);
    const provider = { provideConnection: <Used>(use: (one: DatabaseConnection) => Promise<Used>) => use(pipeline) };
    try {
      const value = await work(new Kysely<Schema>({ ...PARTS, executor: executor.withConnectionProvider(provider) }));
      await pipeline.commit();
      return value;
    } catch (error) {
      await pipeline.rollback();
      throw error;
    }
  });
}
