import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The browsers that have logged in to an account before. They are removed with the account. */
export const knownBrowsers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('known_browsers')
      .ifNotExists()
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_browsers_key', ['user_id', 'browser_hash'])
      .execute();
    await db.schema
      .createIndex('known_browsers_by_expires_at')
      .ifNotExists()
      .on('known_browsers')
      .column('expires_at')
      .execute();
  },
};
