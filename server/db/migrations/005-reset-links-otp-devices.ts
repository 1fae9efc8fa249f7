import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links that reset a password, and two-factor devices. */
export const resetLinksAndOtpDevices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createResetLinks(db);
    await createOtpDevices(db);
  },
};

/** No reference to the account: a request for an unknown name inserts and removes the same row as any other request. */
async function createResetLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reset_links')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reset_links_by_expires_at')
    .ifNotExists()
    .on('reset_links')
    .column('expires_at')
    .execute();
}

async function createOtpDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('otp_devices')
    .ifNotExists()
    .addColumn('device_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('otp_devices_name', ['user_id', 'name'])
    .execute();
}
