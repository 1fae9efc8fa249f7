import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a login session was last used. Existing login sessions end when the schema changes: they were made to last twelve hours from
 * their last use, without an end.
 */
export const loginSessionUse: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'sessions')?.columns.map(({ name }) => name);
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    if (columns?.includes('last_used_at') === true) return;
    await sql`delete from sessions`.execute(db);
    await db.schema
      .alterTable('sessions')
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
