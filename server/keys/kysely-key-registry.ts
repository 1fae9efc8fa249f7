import type { Kysely, Transaction } from 'kysely';
import type { Key } from './key.ts';
import type { KeyTables } from './tables.ts';

/** The ids of keys that servers of this database use now. */
export async function registeredKeys(db: Kysely<KeyTables>, now: number): Promise<readonly string[]> {
  return (await rowsInUse(db, now)).map(({ key_id: id }) => id);
}

async function rowsInUse(db: Kysely<KeyTables>, now: number) {
  const rows = await db.selectFrom('server_keys').selectAll().where('used_from', '<=', now).execute();
  return rows.filter(({ accepted_until: until }) => until === null || until > now);
}

async function insertNew(db: Kysely<KeyTables>, keys: readonly Key[]): Promise<void> {
  for (const { id, purpose, fingerprint, usedFrom, acceptedUntil } of keys) {
    await db
      .insertInto('server_keys')
      .values({ key_id: id, purpose, fingerprint, used_from: usedFrom, accepted_until: acceptedUntil })
      .onConflict((conflict) => conflict.columns(['key_id', 'purpose']).doNothing())
      .execute();
  }
}

/** Whether a server may work with its keys. */
export type KeyAgreement = 'agreed' | 'differ';

/**
 * Compares keys with those that other servers of the database use, and registers new ones. Of two servers that start together, the
 * second waits for the first. `differ` if a key in use is not among them: codes,
 * tokens and messages of one server would be invalid on the other. Only fingerprints are stored.
 */
export function agreeOnKeys(db: Kysely<KeyTables>, keys: readonly Key[], now: number): Promise<KeyAgreement> {
  return db.transaction().execute(async (transaction): Promise<KeyAgreement> => {
    await lockRegistry(transaction);
    const own = new Set(keys.map(({ id, fingerprint }) => JSON.stringify([id, fingerprint])));
    const inUse = await rowsInUse(transaction, now);
    if (inUse.some(({ key_id: id, fingerprint }) => !own.has(JSON.stringify([id, fingerprint])))) return 'differ';
    await insertNew(transaction, keys);
    return 'agreed';
  });
}

/** The same update locks the row on PostgreSQL and the whole database on SQLite. */
async function lockRegistry(transaction: Transaction<KeyTables>): Promise<void> {
  await transaction
    .updateTable('database_mark')
    .set((database) => ({ mark: database.ref('mark') }))
    .execute();
}

/** Makes these the keys of the database: those of a server whose keys were rotated, or new ones in place of keys that were lost. */
export function putKeys(db: Kysely<KeyTables>, keys: readonly Key[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('server_keys').execute();
    await insertNew(transaction, keys);
  });
}
