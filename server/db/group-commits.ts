import type BetterSqlite from 'better-sqlite3';
import { CompiledQuery, SqliteAdapter, SqliteDialect, type Dialect, type Driver, type SqliteDatabase } from 'kysely';

/** So that the first of a group does not wait for ever longer while others come. */
const MAX_MEMBERS = 100;

/** Hands the one connection from one taker to the next, in the order they came. */
function makeTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    isTaken: () => isTaken,
    take: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    pass: () => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}

/** Those whose changes reach the disk together. */
interface Group {
  readonly committed: PromiseWithResolvers<void>;
  members: number;
}

/** One transaction around those of a whole group. `begin` is the statement that begins it. */
function makeGroups(database: BetterSqlite.Database, begin: string) {
  let group: Group | null = null;

  function commit(): void {
    const ended = group;
    group = null;
    if (ended === null) return;
    try {
      // Fails too where the database has undone everything by itself, such as on a full disk.
      database.exec('commit');
      ended.committed.resolve();
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      ended.committed.reject(error);
    }
  }

  return {
    commit,
    /** Throws when another process keeps the database from being written. */
    join: () => {
      if (group !== null && (group.members >= MAX_MEMBERS || !database.inTransaction)) commit();
      if (group === null) {
        database.exec(begin);
        group = { committed: Promise.withResolvers(), members: 0 };
        // A group may still fail when no call waits for it any more.
        group.committed.promise.catch(() => undefined);
      }
      group.members += 1;
    },
    committed: () => group?.committed.promise ?? Promise.resolve(),
  };
}

/** What all takers of the one connection share. */
interface Queue {
  readonly turns: ReturnType<typeof makeTurns>;
  readonly groups: ReturnType<typeof makeGroups>;
}

/**
 * A call that takes the connection joins the open group. Calls that wait resume only when the group is on the disk, so no write is
 * acknowledged, and no read is answered, that a power cut could undo. A group ends when the calls that have arrived are served.
 */
function makeDriver(plain: Driver, { turns, groups }: Queue, waits: boolean): Driver {
  const commitWhenIdle = () => {
    if (!turns.isTaken()) groups.commit();
  };
  const run = (sql: string): Driver['commitTransaction'] => {
    const query = CompiledQuery.raw(sql);
    return async (connection) => {
      await connection.executeQuery(query);
    };
  };
  const undo = run('rollback to unit');
  const leave = run('release unit');
  return {
    init: (options) => plain.init(options),
    acquireConnection: async (options) => {
      await turns.take();
      try {
        groups.join();
        return await plain.acquireConnection(options);
      } catch (error) {
        turns.pass();
        throw error;
      }
    },
    beginTransaction: run('savepoint unit'),
    commitTransaction: leave,
    rollbackTransaction: async (connection) => {
      await undo(connection);
      await leave(connection);
    },
    releaseConnection: () => {
      const committed = groups.committed();
      turns.pass();
      if (!turns.isTaken()) setImmediate(commitWhenIdle);
      return waits ? committed : Promise.resolve();
    },
    destroy: (options) => {
      groups.commit();
      return plain.destroy(options);
    },
  };
}

/** The driver has a queue of its own, which Kysely's would keep from ever holding more than one. */
class QueuingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Two ways to one database, which share its connection and its groups. Only the first may be destroyed. */
export interface GroupedDialects {
  readonly waiting: Dialect;
  /** Goes on before what it wrote is on the disk, which then is a moment later, with whatever is written next. */
  readonly unwaiting: Dialect;
}

/**
 * SQLite whose transactions share their writing to the disk, each in a savepoint of one that is around all that arrive together: the
 * one writer would else wait for the disk once for each. `statements` prepares what runs on `database`. Only a `database` that is read
 * and not written may do without the lock of the one writer.
 */
export function groupCommits(
  database: BetterSqlite.Database,
  statements: SqliteDatabase,
  isReadOnly = false,
): GroupedDialects {
  const plain = new SqliteDialect({ database: statements });
  const queue = { turns: makeTurns(), groups: makeGroups(database, isReadOnly ? 'begin' : 'begin immediate') };
  const dialect = (waits: boolean): Dialect => ({
    createDriver: () => makeDriver(plain.createDriver(), queue, waits),
    createQueryCompiler: () => plain.createQueryCompiler(),
    createAdapter: () => new QueuingAdapter(),
    createIntrospector: (db) => plain.createIntrospector(db),
  });
  return { waiting: dialect(true), unwaiting: dialect(false) };
}
