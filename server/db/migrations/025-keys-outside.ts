import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The fingerprints of the servers' keys, which are no longer in the database; the mark by which a restored copy is recognized; and the
 * security events that commands of operators leave for a server to log. The server moves the contents of `secrets` at its first start.
 */
export const keysOutside: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createServerKeys(db);
    await createDatabaseMark(db);
    await createOperatorEvents(db);
  },
};

async function createServerKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_keys')
    .ifNotExists()
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('used_from', 'bigint', (column) => column.notNull())
    .addColumn('accepted_until', 'bigint')
    .addPrimaryKeyConstraint('server_keys_key', ['key_id', 'purpose'])
    .execute();
}

async function createDatabaseMark(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('database_mark')
    .ifNotExists()
    .addColumn('database_id', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'bigint', (column) => column.notNull())
    .execute();
  const marks = db as Kysely<{ database_mark: { database_id: string; mark: number } }>;
  const present = await marks.selectFrom('database_mark').select('database_id').execute();
  if (present.length > 0) return;
  await marks.insertInto('database_mark').values({ database_id: randomUUID(), mark: 0 }).execute();
}

async function createOperatorEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_events')
    .ifNotExists()
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .execute();
}
