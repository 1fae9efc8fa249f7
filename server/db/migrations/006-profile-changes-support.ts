import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Profiles that were deleted, and attempts at making one; results in the order they are listed in; questions to customer service. */
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
    // The longer one answers whatever this one did.
    await db.schema.dropIndex('results_by_owner').ifExists().execute();
    await createSupportRequests(db);
  },
};

/** Neither engine adds a column only where it is missing, and a migration that was killed half way must be able to run again. */
async function addProfileColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const present = new Set(tables.find(({ name }) => name === 'profiles')?.columns.map(({ name }) => name));
  const profiles = db.schema.alterTable('profiles');
  if (!present.has('deleted_at')) await profiles.addColumn('deleted_at', 'bigint').execute();
  if (!present.has('attempt_id')) await profiles.addColumn('attempt_id', 'text').execute();
}

/** No reference to an account: a person who asks needs none. */
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
