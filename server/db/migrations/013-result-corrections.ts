import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far the clock of a submission was ahead, and why a result is not reported although that was requested. */
export const resultCorrections: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'results')?.columns.map(({ name }) => name) ?? [];
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    if (!columns.includes('clock_ahead_ms')) {
      await db.schema
        .alterTable('results')
        .addColumn('clock_ahead_ms', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    if (!columns.includes('not_reported')) {
      await db.schema.alterTable('results').addColumn('not_reported', 'text').execute();
    }
  },
};
