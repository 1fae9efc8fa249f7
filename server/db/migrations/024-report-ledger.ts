import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'integer' | 'bigint',
): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
  // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
  if (columns?.includes(column) === true) return;
  await db.schema.alterTable(table).addColumn(column, type).execute();
}

/**
 * Who received a report, who withdrew it and why, whether it is forwarded to the state; and that a test was reported, which outlives its
 * result.
 */
export const reportLedger: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addColumn(db, 'report_events', 'hub', 'text');
    await addColumn(db, 'report_events', 'withdrawal', 'text');
    await addColumn(db, 'reports', 'reaches_state', 'integer');
    await addColumn(db, 'tests', 'reported_at', 'bigint');
  },
};
