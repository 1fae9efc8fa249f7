import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deleted profiles, and attempts to create one; an index for listing results; questions to customer service. */
export const profileChangesAndSupport: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addProfileColumns(db);
    await db.schema
      .createIndex('profiles_by_attempt')
      .ifNotExists()
      .unique()
      .on('profiles')
      .columns(['group_id', 'attempt_id'])
      .execute();
    await db.schema
      .createIndex('results_by_owner_and_date')
      .ifNotExists()
      .on('results')
      .columns(['owner_group_id', 'test_date', 'test_id'])
      .execute();
    // The longer index replaces this one.
    await db.schema.dropIndex('results_by_owner').ifExists().execute();
    await createSupportRequests(db);
  },
};

/** Neither engine has "add column if not exists", and an interrupted migration must be able to run again. */
async function addProfileColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const present = new Set(tables.find(({ name }) => name === 'profiles')?.columns.map(({ name }) => name));
  const profiles = db.schema.alterTable('profiles');
  if (!present.has('deleted_at')) await profiles.addColumn('deleted_at', 'bigint').execute();
  if (!present.has('attempt_id')) await profiles.addColumn('attempt_id', 'text').execute();
}

/** No reference to an account, because guests ask questions too. */
async function createSupportRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_requests')
    .ifNotExists()
    .addColumn('request_id', 'text', (column) => column.primaryKey())
    .addColumn('request_type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('support_information', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
}
