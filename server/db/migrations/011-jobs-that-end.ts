import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The lease, expiry and subject of a job, and an index that is enough for counting and sweeping jobs. */
export const jobsThatEnd: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addJobColumns(db);
    await db.schema
      .createIndex('jobs_by_subject')
      .ifNotExists()
      .on('jobs')
      .column('subject')
      .where(sql.ref('subject'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('jobs_by_posted')
      .ifNotExists()
      .on('jobs')
      .columns(['lane', 'state', 'posted_at'])
      .execute();
  },
};

/** Neither engine has "add column if not exists", and an interrupted migration must be able to run again. */
async function addJobColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const present = new Set(tables.find(({ name }) => name === 'jobs')?.columns.map(({ name }) => name));
  const jobs = db.schema.alterTable('jobs');
  if (!present.has('leased_until')) await jobs.addColumn('leased_until', 'bigint').execute();
  if (!present.has('expires_at')) await jobs.addColumn('expires_at', 'bigint').execute();
  if (!present.has('subject')) await jobs.addColumn('subject', 'text').execute();
}
