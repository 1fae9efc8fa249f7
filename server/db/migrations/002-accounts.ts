import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const SECRET_BYTES = 32;

/** Accounts, their groups and login sessions, codes, and the server's secrets. */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createUsers(db);
    await createSessions(db);
    await createCodes(db);
    await createRegistrations(db);
    await createChallenges(db);
    await createSecrets(db);
  },
};

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('password_changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('user_groups')
    .ifNotExists()
    .addColumn('group_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('user_groups_order', ['user_id', 'position'])
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text')
    .addColumn('previous_token_hash', 'text')
    .addColumn('rotated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'sessions', 'user_id');
  await index(db, 'sessions', 'expires_at');
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    .ifNotExists()
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('codes_key', ['purpose', 'subject'])
    .execute();
  await index(db, 'codes', 'expires_at');
}

async function createRegistrations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registrations')
    .ifNotExists()
    .addColumn('binding_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.user_id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'registrations', 'expires_at');
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .ifNotExists()
    .addColumn('challenge_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'challenges', 'user_id');
  await index(db, 'challenges', 'expires_at');
}

/** Created here, once for all servers on one database: only one of several that start together runs the migrations. */
async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  const secrets = db as Kysely<{ secrets: { name: string; value: string } }>;
  for (const name of ['access-tokens', 'codes']) {
    await secrets
      .insertInto('secrets')
      .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

async function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).ifNotExists().on(table).column(column).execute();
}
