import type { Kysely } from 'kysely';
import { toCalendarDate } from '../../core/domain/calendar-date.ts';
import { prepare, type Slots } from '../db/prepare.ts';
import type { DeviceRow, Tables } from '../db/tables.ts';
import type { DeviceStore } from './ports.ts';

const selectHeldBy = prepare((db, { testId }: Slots<{ testId: string }>) =>
  db.selectFrom('devices').select('device_id').where('test_id', '=', testId),
);

const selectMadeOn = prepare((db, { deviceId }: Slots<{ deviceId: string }>) =>
  db.selectFrom('devices').select('manufacturing_date').where('device_id', '=', deviceId),
);

const insertFree = prepare((db, row: Slots<DeviceRow>) =>
  db
    .insertInto('devices')
    .values(row)
    .onConflict((conflict) => conflict.column('device_id').doNothing()),
);

/** Devices in the database. */
export function makeKyselyDeviceStore(db: Kysely<Tables>): DeviceStore {
  return {
    holderOf: async (deviceId) => {
      const row = await db.selectFrom('devices').select('test_id').where('device_id', '=', deviceId).executeTakeFirst();
      return row?.test_id ?? null;
    },
    heldBy: async (testId) => {
      const { rows } = await selectHeldBy(db, { testId });
      return rows[0]?.device_id ?? null;
    },
    madeOn: async (deviceId) => {
      const { rows } = await selectMadeOn(db, { deviceId });
      return toCalendarDate(rows[0]?.manufacturing_date ?? '');
    },
    hold: async ({ deviceId, printed }, testId, at) => {
      const { numAffectedRows } = await insertFree(db, {
        device_id: deviceId,
        test_id: testId,
        serial_number: printed?.serialNumber ?? null,
        batch_or_lot_number: printed?.batchOrLotNumber ?? null,
        device_identifier: printed?.deviceIdentifier ?? null,
        manufacturing_date: printed?.manufacturingOrProductionDate ?? null,
        expiration_date: printed?.expirationDate ?? null,
        saved_at: at,
      });
      return (numAffectedRows ?? 0n) > 0n;
    },
    free: async (deviceId) => {
      await db.deleteFrom('devices').where('device_id', '=', deviceId).execute();
    },
  };
}
