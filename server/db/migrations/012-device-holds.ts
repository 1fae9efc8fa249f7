import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const DAY_MS = 24 * 60 * 60_000;

/** Until when a cassette is held for a test without a result; null once a result names it. Existing holds last for a day, too. */
export const deviceHolds: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'devices')?.columns.map(({ name }) => name);
    // Neither engine has "add column if not exists", and an interrupted migration must be able to run again.
    if (columns?.includes('held_until') !== true) {
      await db.schema.alterTable('devices').addColumn('held_until', 'bigint').execute();
    }
    await sql`
      update devices set held_until = saved_at + ${sql.lit(DAY_MS)}
      where held_until is null
        and not exists (select 1 from results where results.device_id = devices.device_id)
    `.execute(db);
    await db.schema
      .createIndex('devices_by_held_until')
      .ifNotExists()
      .on('devices')
      .column('held_until')
      .where(sql.ref('held_until'), 'is not', null)
      .execute();
  },
};
