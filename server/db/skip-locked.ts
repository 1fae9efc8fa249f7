import { PostgresAdapter, type Kysely, type SelectQueryBuilder } from 'kysely';

/**
 * Leaves out, and locks, rows so that two servers on one PostgreSQL never take the same ones. The embedded database has one process
 * and one writer, and no such clause.
 */
export function skipLocked<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate().skipLocked() : query;
}
