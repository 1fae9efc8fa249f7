import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Erasures, with counts of what they removed. */
export const erasures: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('erasures')
      .ifNotExists()
      .addColumn('erasure_id', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'bigint', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .execute();
  },
};
