import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `ifNotExists` everywhere: SQLite runs a migration outside a transaction, so an interrupted one must be able to run again.
 */
export const testsDevicesResults: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('tests')
      .ifNotExists()
      .addColumn('test_id', 'text', (column) => column.primaryKey())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .addColumn('last_call_at', 'bigint', (column) => column.notNull())
      .execute();
    await createDevices(db);
    await createResults(db);
    await createProgressPosts(db);
  },
};

/** One test holds one device, and one device belongs to one test: both columns are unique. */
async function createDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .ifNotExists()
    .addColumn('device_id', 'text', (column) => column.primaryKey())
    .addColumn('test_id', 'text', (column) => column.notNull().unique().references('tests.test_id'))
    .addColumn('serial_number', 'text')
    .addColumn('batch_or_lot_number', 'text')
    .addColumn('device_identifier', 'text')
    .addColumn('manufacturing_date', 'text')
    .addColumn('expiration_date', 'text')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** The reference to the device prevents its release once a result names it. */
async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .ifNotExists()
    .addColumn('test_id', 'text', (column) => column.primaryKey().references('tests.test_id'))
    .addColumn('device_id', 'text', (column) => column.notNull().unique().references('devices.device_id'))
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('is_symptomatic', 'text', (column) => column.notNull())
    .addColumn('symptom_onset_date', 'text', (column) => column.notNull())
    .addColumn('test_date', 'bigint', (column) => column.notNull())
    .addColumn('collected_at', 'bigint')
    .addColumn('analysed_at', 'bigint')
    .addColumn('utc_offset', 'integer')
    .addColumn('send_to_aims', 'integer', (column) => column.notNull())
    .addColumn('submit_to_cloud', 'integer', (column) => column.notNull())
    .addColumn('guest_info', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createProgressPosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('progress_posts')
    .ifNotExists()
    .addColumn('test_id', 'text', (column) => column.notNull().references('tests.test_id'))
    .addColumn('test_progress', 'text', (column) => column.notNull())
    .addColumn('time_stamp', 'bigint', (column) => column.notNull())
    .addColumn('is_reporting_result', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('progress_posts_key', ['test_id', 'test_progress', 'time_stamp'])
    .execute();
}
