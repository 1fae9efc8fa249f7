import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Jobs, and counts of calls. */
export const jobsAndLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createJobs(db);
    await createCallCounts(db);
  },
};

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .ifNotExists()
    .addColumn('job_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('posted_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jobs_by_due').ifNotExists().on('jobs').columns(['state', 'due_at']).execute();
}

async function createCallCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_counts')
    .ifNotExists()
    .addColumn('count_key', 'text', (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('window_end', 'bigint', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('call_counts_key', ['count_key', 'window_start'])
    .execute();
  await db.schema.createIndex('call_counts_by_end').ifNotExists().on('call_counts').column('window_end').execute();
}
