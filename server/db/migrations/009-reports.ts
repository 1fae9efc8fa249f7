import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reports to the authorities with their history, and independent job queues. */
export const reports: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createReports(db);
    await createReportEvents(db);
    await addQueueNames(db);
  },
};

/** A unique column, so that a result has at most one report even after concurrent calls. */
async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .ifNotExists()
    .addColumn('report_id', 'text', (column) => column.primaryKey())
    .addColumn('test_id', 'text', (column) => column.notNull().unique().references('results.test_id'))
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('specimen_id', 'text', (column) => column.notNull().unique())
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('receipt', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reports_by_state')
    .ifNotExists()
    .on('reports')
    .columns(['state', 'created_at'])
    .execute();
}

async function createReportEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_events')
    .ifNotExists()
    .addColumn('report_id', 'text', (column) => column.notNull().references('reports.report_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('remarks', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_events_key', ['report_id', 'position'])
    .execute();
}

/** Neither engine has "add column if not exists", and an interrupted migration must be able to run again. */
async function addQueueNames(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'jobs')?.columns.map(({ name }) => name);
  if (columns?.includes('lane') !== true) {
    await db.schema
      .alterTable('jobs')
      .addColumn('lane', 'text', (column) => column.notNull().defaultTo('people'))
      .execute();
  }
  await db.schema
    .createIndex('jobs_by_lane')
    .ifNotExists()
    .on('jobs')
    .columns(['lane', 'state', 'due_at', 'job_id'])
    .execute();
  // The longer index replaces this one.
  await db.schema.dropIndex('jobs_by_due').ifExists().execute();
}
