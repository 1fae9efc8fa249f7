import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Several reset links of an account are valid at once. Those that were sent before, and are valid for an hour, are dropped. */
export const severalResetLinks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropTable('reset_links').ifExists().execute();
    await db.schema
      .createTable('reset_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['user_id', 'expires_at']) {
      await db.schema.createIndex(`reset_links_by_${column}`).ifNotExists().on('reset_links').column(column).execute();
    }
  },
};
