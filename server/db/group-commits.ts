import type BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { sqliteFailure } from './sqlite-failures.ts';

/** Limits how long the first member of a group waits while others join. */
const MAX_MEMBERS = 100;

/** A queue for the only connection, first come, first served. */
function makeConnectionLock() {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    take: async () => {
      if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
      isBusy = true;
    },
    pass: () => {
      const next = waiting.shift();
      if (next === undefined) isBusy = false;
      else next();
    },
  };
}

/** The units of work whose changes are written to the disk together. */
interface Group {
  readonly committed: PromiseWithResolvers<void>;
  members: number;
  /** Why the database has rolled back the whole group by itself, such as on a full disk. */
  failure: DatabaseUnavailable | null;
}

/** Opens and commits one transaction around each group. `begin` is the statement that begins it. */
function makeGroups(database: BetterSqlite.Database, begin: string) {
  let group: Group | null = null;
  let isDamaged = false;

  /** A failure of the engine, noted for the group and for the health of the database. */
  function note(error: unknown): unknown {
    const failure = sqliteFailure(error);
    if (!(failure instanceof DatabaseUnavailable)) return error;
    if (failure.reason === 'damaged') isDamaged = true;
    if (group !== null && !database.inTransaction) group.failure ??= failure;
    return failure;
  }

  function commit(): void {
    const ended = group;
    group = null;
    if (ended === null) return;
    try {
      // Also fails when the database has rolled back by itself.
      database.exec('commit');
      ended.committed.resolve();
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      ended.committed.reject(ended.failure ?? note(error));
    }
  }

  function open(): void {
    try {
      database.exec(begin);
    } catch (error) {
      throw note(error);
    }
  }

  return {
    commit,
    note,
    isDamaged: () => isDamaged,
    /** Whether the database has not rolled back the group by itself. */
    isOpen: () => database.inTransaction,
    failure: () => group?.failure ?? new Error('The transaction was rolled back.'),
    /** Throws when another process has locked the database. */
    join: () => {
      if (group !== null && (group.members >= MAX_MEMBERS || !database.inTransaction)) commit();
      if (group === null) {
        open();
        group = { committed: Promise.withResolvers(), members: 0, failure: null };
        // A group may fail when no call waits for it any more.
        group.committed.promise.catch(() => undefined);
      }
      group.members += 1;
    },
    committed: () => group?.committed.promise ?? Promise.resolve(),
  };
}

/** The state that all users of the connection share. */
interface Queue {
  readonly lock: ReturnType<typeof makeConnectionLock>;
  readonly groups: ReturnType<typeof makeGroups>;
  /** Commits once the calls that have arrived are served. */
  readonly commitSoon: () => void;
}

function makeQueue(database: BetterSqlite.Database, begin: string): Queue {
  const [lock, groups] = [makeConnectionLock(), makeGroups(database, begin)];
  let isPlanned = false;
  return {
    lock,
    groups,
    commitSoon: () => {
      if (isPlanned) return;
      isPlanned = true;
      // Once in a turn of the event loop: a second commit would end the group of the calls that the first one let go on.
      setImmediate(() => {
        isPlanned = false;
        if (!lock.isBusy()) groups.commit();
      });
    },
  };
}

/**
 * The connection, whose failures say whether the database is away. A statement fails after the database has rolled back the group by
 * itself: it would be committed on its own.
 */
function guardConnection(plain: DatabaseConnection, { isOpen, failure, note }: Queue['groups']): DatabaseConnection {
  return {
    executeQuery: async (query, options) => {
      if (!isOpen()) throw failure();
      try {
        return await plain.executeQuery(query, options);
      } catch (error) {
        throw note(error);
      }
    },
    streamQuery: (query, size, options) => plain.streamQuery(query, size, options),
  };
}

/**
 * A call that takes the connection joins the open group. Waiting calls resume only when the group is on the disk, so nothing that a power
 * cut could undo is acknowledged or read. A group ends when all calls that have arrived are served.
 */
function makeDriver(plain: Driver, { lock, groups, commitSoon }: Queue, waits: boolean): Driver {
  const run = (sql: string): Driver['commitTransaction'] => {
    const query = CompiledQuery.raw(sql);
    return async (connection) => {
      await connection.executeQuery(query);
    };
  };
  const undo = run('rollback to unit');
  const leave = run('release unit');
  let guarded: DatabaseConnection | null = null;
  return {
    init: (options) => plain.init(options),
    acquireConnection: async (options) => {
      await lock.take();
      try {
        groups.join();
        guarded ??= guardConnection(await plain.acquireConnection(options), groups);
        return guarded;
      } catch (error) {
        lock.pass();
        throw error;
      }
    },
    beginTransaction: run('savepoint unit'),
    commitTransaction: leave,
    rollbackTransaction: async (connection) => {
      if (!groups.isOpen()) return;
      await undo(connection);
      await leave(connection);
    },
    releaseConnection: () => {
      const committed = groups.committed();
      lock.pass();
      if (!lock.isBusy()) commitSoon();
      return waits ? committed : Promise.resolve();
    },
    destroy: (options) => {
      groups.commit();
      return plain.destroy(options);
    },
  };
}

/** The driver has its own queue; Kysely's would let only one call into it. */
class QueuingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Two dialects of one database that share its connection and its groups. Only the first may be destroyed. */
export interface GroupedDialects {
  readonly waiting: Dialect;
  /** Does not wait for its writes to reach the disk, which happens with the next group. */
  readonly unwaiting: Dialect;
  /** Whether a statement has found damaged pages since the start. */
  readonly isDamaged: () => boolean;
}

/**
 * SQLite with group commit: transactions that arrive together are savepoints of one outer transaction, so that they wait for the disk
 * only once. `statements` prepares statements of `database`. Only with `isReadOnly` is the write lock not taken.
 */
export function groupCommits(
  database: BetterSqlite.Database,
  statements: SqliteDatabase,
  isReadOnly = false,
): GroupedDialects {
  const plain = new SqliteDialect({ database: statements });
  const queue = makeQueue(database, isReadOnly ? 'begin' : 'begin immediate');
  const dialect = (waits: boolean): Dialect => ({
    createDriver: () => makeDriver(plain.createDriver(), queue, waits),
    createQueryCompiler: () => plain.createQueryCompiler(),
    createAdapter: () => new QueuingAdapter(),
    createIntrospector: (db) => plain.createIntrospector(db),
  });
  return { waiting: dialect(true), unwaiting: dialect(false), isDamaged: queue.groups.isDamaged };
}
