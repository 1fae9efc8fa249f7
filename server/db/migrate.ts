import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE as MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { firstSchema } from './migrations/001-first-schema.ts';
import { cleanEmails } from './migrations/002-clean-emails.ts';

/** Changes of the schema, by their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Every change of the schema, run in the order of the names. A released migration is never edited. */
export const MIGRATIONS: Migrations = { '001-first-schema': firstSchema, '002-clean-emails': cleanEmails };

/** Migrates the schema to the latest version. Throws when a migration fails: a server must not run on a partly migrated schema. */
export async function migrateToLatest<Schema>(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.');
}

async function doneMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations of this server that the database lacks, such as one that was restored from an old backup. */
export async function missingMigrations<Schema>(
  db: Kysely<Schema>,
  migrations = MIGRATIONS,
): Promise<readonly string[]> {
  const done = new Set(await doneMigrations(db));
  return Object.keys(migrations).filter((name) => !done.has(name));
}

/** Whether a newer server has migrated the database. */
export async function isOfNewerServer<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return false;
  return (await doneMigrations(db)).some((name) => !Object.hasOwn(MIGRATIONS, name));
}
