import { PostgresAdapter, sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';

/** The embedded database has a single process, one transaction at a time, and none of these clauses. */
function hasRowLocks<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Locks rows and skips locked ones, so that two servers on one PostgreSQL never claim the same rows. */
export function skipLocked<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return hasRowLocks(db) ? query.forUpdate().skipLocked() : query;
}

/**
 * Locks rows until the transaction ends, and waits for those that another one has locked. Several rows must be locked in the same order
 * everywhere, so that transactions do not wait for each other: that of `order`.
 */
export function lockRows<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
  order?: string,
): SelectQueryBuilder<Tables, Table, Row> {
  if (!hasRowLocks(db)) return query;
  return (order === undefined ? query : query.orderBy(sql.ref(order))).forUpdate();
}

/**
 * A condition on a row that a transaction writes and read before, or found missing. If another transaction has changed the row since so
 * that the condition does not hold, this transaction runs again.
 */
export function retryUnless<Tables>(db: Kysely<Tables>, condition: Expression<SqlBool>): Expression<SqlBool> {
  return hasRowLocks(db) ? sql<SqlBool>`retry_unless(${condition})` : condition;
}
