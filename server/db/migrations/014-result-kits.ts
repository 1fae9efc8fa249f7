import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The only kit before there were several, and how the device ids of its two codes are made up. */
const FIRST_KIT = 'covid';
const FIRST_LOT_PREFIX = 'COV';
const SERIAL_LENGTHS: readonly { readonly serial: number; readonly whole: number }[] = [
  { serial: 8, whole: 18 },
  { serial: 7, whole: 15 },
];

/** The kit of each result, and its serial and lot number apart. Rows that an older server still writes have the first kit. */
export const resultKits: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'results')?.columns.map(({ name }) => name) ?? [];
    // Neither engine adds a column only where it is missing, and a migration that was killed half way must be able to run again.
    if (!columns.includes('kit_id')) {
      await db.schema
        .alterTable('results')
        .addColumn('kit_id', 'text', (column) => column.notNull().defaultTo(FIRST_KIT))
        .execute();
    }
    for (const name of ['serial_number', 'lot_number']) {
      if (!columns.includes(name)) await db.schema.alterTable('results').addColumn(name, 'text').execute();
    }
    await takeFromDevices(db);
    for (const lengths of SERIAL_LENGTHS) await splitDeviceIds(db, lengths);
  },
};

/** What was printed on the cassette, where the device was saved before its result. */
async function takeFromDevices(db: Kysely<unknown>): Promise<void> {
  await sql`
    update results set
      serial_number = (select devices.serial_number from devices where devices.device_id = results.device_id),
      lot_number = (select devices.batch_or_lot_number from devices where devices.device_id = results.device_id)
    where lot_number is null and exists (
      select 1 from devices
      where devices.device_id = results.device_id
        and devices.serial_number || devices.batch_or_lot_number = devices.device_id
    )
  `.execute(db);
}

/** An id of a known length whose lot begins where it must can be split in one way only. */
async function splitDeviceIds(
  db: Kysely<unknown>,
  { serial, whole }: { readonly serial: number; readonly whole: number },
): Promise<void> {
  const lotStart = sql.lit(serial + 1);
  await sql`
    update results set
      serial_number = substr(device_id, 1, ${sql.lit(serial)}),
      lot_number = substr(device_id, ${lotStart})
    where lot_number is null
      and length(device_id) = ${sql.lit(whole)}
      and substr(device_id, ${lotStart}, ${sql.lit(FIRST_LOT_PREFIX.length)}) = ${sql.lit(FIRST_LOT_PREFIX)}
  `.execute(db);
}
