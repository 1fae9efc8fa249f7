import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The call that posted a job, for the log and for traces; null for a job of an operator or of an earlier release. */
export const jobRequests: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'jobs')?.columns.map(({ name }) => name);
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    for (const column of ['request_id', 'trace_parent']) {
      if (columns?.includes(column) === true) continue;
      await db.schema.alterTable('jobs').addColumn(column, 'text').execute();
    }
  },
};
