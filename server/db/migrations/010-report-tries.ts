import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often the delivery of a report was tried. */
export const reportTries: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'reports')?.columns.map(({ name }) => name);
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    if (columns?.includes('tries') === true) return;
    await db.schema
      .alterTable('reports')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
