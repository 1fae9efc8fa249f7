import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to send a question to customer service. */
export const supportAttempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'support_requests')?.columns.map(({ name }) => name);
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    if (columns?.includes('attempt_key') !== true) {
      await db.schema.alterTable('support_requests').addColumn('attempt_key', 'text').execute();
    }
    await db.schema
      .createIndex('support_requests_by_attempt')
      .ifNotExists()
      .unique()
      .on('support_requests')
      .column('attempt_key')
      .execute();
  },
};
