import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Renames the column with the name of a job's queue. A server of an earlier version that still runs on the same database can neither
 * post nor claim jobs from then on.
 */
export const jobQueueColumn: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'jobs')?.columns.map(({ name }) => name) ?? [];
    // An interrupted migration must be able to run again.
    if (columns.includes('lane')) await db.schema.alterTable('jobs').renameColumn('lane', 'queue').execute();
    // SQLite cannot rename an index.
    await db.schema.dropIndex('jobs_by_lane').ifExists().execute();
    await db.schema
      .createIndex('jobs_by_queue')
      .ifNotExists()
      .on('jobs')
      .columns(['queue', 'state', 'due_at', 'job_id'])
      .execute();
  },
};
