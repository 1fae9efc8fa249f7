import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Profiles, and the owner of a result. */
export const profiles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createProfiles(db);
    await addResultColumns(db);
    await db.schema.createIndex('results_by_owner').ifNotExists().on('results').column('owner_group_id').execute();
  },
};

/** A unique index, so that a group has at most one default profile even after concurrent calls. */
async function createProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .ifNotExists()
    .addColumn('profile_id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) => column.notNull().references('user_groups.group_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('consent_to_report', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('profiles_order', ['group_id', 'position'])
    .execute();
  await db.schema
    .createIndex('profiles_default')
    .ifNotExists()
    .unique()
    .on('profiles')
    .column('group_id')
    .where(sql.ref('is_default'), '=', 1)
    .execute();
}

/** Neither engine has "add column if not exists", and an interrupted migration must be able to run again. */
async function addResultColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const present = new Set(tables.find(({ name }) => name === 'results')?.columns.map(({ name }) => name));
  const results = db.schema.alterTable('results');
  if (!present.has('owner_group_id')) {
    await results.addColumn('owner_group_id', 'text', (column) => column.references('user_groups.group_id')).execute();
  }
  if (!present.has('profile_id')) await results.addColumn('profile_id', 'text').execute();
  if (!present.has('is_anonymous')) {
    await results.addColumn('is_anonymous', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  }
}
