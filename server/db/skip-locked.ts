import { PostgresAdapter, type Kysely, type SelectQueryBuilder } from 'kysely';

/**
 * Locks rows and skips locked ones, so that two servers on one PostgreSQL never claim the same rows. The embedded database has a single
 * process and no such clause.
 */
export function skipLocked<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate().skipLocked() : query;
}
