import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when a job is leased. */
export const jobsThatEnd: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addJobColumns(db);
  },
};

/** Neither engine adds a column only where it is missing, and a migration that was killed half way must be able to run again. */
async function addJobColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const present = new Set(tables.find(({ name }) => name === 'jobs')?.columns.map(({ name }) => name));
  const jobs = db.schema.alterTable('jobs');
  if (!present.has('leased_until')) await jobs.addColumn('leased_until', 'bigint').execute();
}
