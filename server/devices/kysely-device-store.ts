import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { DeviceStore } from './ports.ts';

/** Devices in the database. */
export function makeKyselyDeviceStore(db: Kysely<Tables>): DeviceStore {
  return {
    holderOf: async (deviceId) => {
      const row = await db.selectFrom('devices').select('test_id').where('device_id', '=', deviceId).executeTakeFirst();
      return row?.test_id ?? null;
    },
    heldBy: async (testId) => {
      const row = await db.selectFrom('devices').select('device_id').where('test_id', '=', testId).executeTakeFirst();
      return row?.device_id ?? null;
    },
    hold: async ({ deviceId, printed }, testId, at) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('devices')
        .values({
          device_id: deviceId,
          test_id: testId,
          serial_number: printed?.serialNumber ?? null,
          batch_or_lot_number: printed?.batchOrLotNumber ?? null,
          device_identifier: printed?.deviceIdentifier ?? null,
          manufacturing_date: printed?.manufacturingOrProductionDate ?? null,
          expiration_date: printed?.expirationDate ?? null,
          saved_at: at,
        })
        .onConflict((conflict) => conflict.column('device_id').doNothing())
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    free: async (deviceId) => {
      await db.deleteFrom('devices').where('device_id', '=', deviceId).execute();
    },
  };
}
