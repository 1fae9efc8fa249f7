import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The browser of each login session in words, and the browsers that may use each reset link. */
export const loginSessionBrowsers: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'sessions')?.columns.map(({ name }) => name);
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    for (const column of ['browser', 'system']) {
      if (columns?.includes(column) === true) continue;
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
    }
    await db.schema
      .createTable('reset_link_browsers')
      .ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries_left', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reset_link_browsers_key', ['token_hash', 'browser_hash'])
      .execute();
    await db.schema
      .createIndex('reset_link_browsers_by_expires_at')
      .ifNotExists()
      .on('reset_link_browsers')
      .column('expires_at')
      .execute();
  },
};
