import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Expression, type Kysely } from 'kysely';

/** As many rows as a transaction reads, or writes to a few tables, within milliseconds. */
export const BATCH_ROWS = 25;

/** How long others have the database after each batch, as a multiple of the time that it took. */
const REST = 4;

/**
 * Runs a batch of work after the other, each in a transaction of its own, until one returns 0; returns the sum. The embedded database
 * keeps every call waiting while it works, so most of the time is left to calls.
 */
export async function inBatches<Schema>(
  db: Kysely<Schema>,
  batch: (transaction: Kysely<Schema>) => Promise<number>,
): Promise<number> {
  for (let sum = 0; ;) {
    const began = performance.now();
    const count = await db.transaction().execute(batch);
    if (count === 0) return sum;
    sum += count;
    await pause(REST * (performance.now() - began));
  }
}

interface RowsToDelete {
  readonly table: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Must be found by an index, which is read once for each batch. */
  readonly where: Expression<unknown>;
}

/** Deletes rows of one table in batches, and returns their number. */
export function deleteInBatches<Schema>(db: Kysely<Schema>, { table, key, where }: RowsToDelete): Promise<number> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const some = sql`select ${keys} from ${sql.table(table)} where ${where} limit ${sql.lit(BATCH_ROWS)}`;
  const deletion = sql`delete from ${sql.table(table)} where (${keys}) in (${some})`;
  return inBatches(db, async (transaction) => {
    const { numAffectedRows = 0n } = await deletion.execute(transaction);
    return Number(numAffectedRows);
  });
}
