import type { ExpressionBuilder, Kysely } from 'kysely';
import { toCalendarDate } from '../../core/domain/calendar-date.ts';
import { prepare, type Slots } from '../db/prepare.ts';
import type { DeviceRow, HoldTables } from './tables.ts';
import type { DeviceStore } from './ports.ts';

const selectHeldBy = prepare((db: Kysely<HoldTables>, { testId }: Slots<{ testId: string }>) =>
  db.selectFrom('devices').select('device_id').where('test_id', '=', testId),
);

const selectManufacturedOn = prepare((db: Kysely<HoldTables>, { deviceId }: Slots<{ deviceId: string }>) =>
  db.selectFrom('devices').select('manufacturing_date').where('device_id', '=', deviceId),
);

/** Inserts a hold. An existing hold of the same test is only ever extended to last forever; another test's hold does not change. */
const insertOrExtend = prepare((db: Kysely<HoldTables>, row: Slots<DeviceRow>) =>
  db
    .insertInto('devices')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('device_id')
        .doUpdateSet((eb) => ({
          held_until: eb
            .case()
            .when('excluded.held_until', 'is', null)
            .then(null)
            .else(eb.ref('devices.held_until'))
            .end(),
        }))
        .whereRef('devices.test_id', '=', 'excluded.test_id'),
    ),
);

/** A hold has ended when its time is over and no result names the device, which an older server does not write into `held_until`. */
function hasEnded(eb: ExpressionBuilder<HoldTables, 'devices'>, now: number) {
  const result = eb
    .selectFrom('results')
    .select('results.test_id')
    .whereRef('results.device_id', '=', 'devices.device_id');
  return eb.and([eb('held_until', '<=', now), eb.not(eb.exists(result))]);
}

/** Releases every hold that has ended. */
export function makeKyselyDeviceSweep(db: Kysely<HoldTables>): (now: number) => Promise<void> {
  return async (now) => {
    await db
      .deleteFrom('devices')
      .where((eb) => hasEnded(eb, now))
      .execute();
  };
}

/** Devices in the database. */
export function makeKyselyDeviceStore(db: Kysely<HoldTables>): DeviceStore {
  return {
    holderOf: async (deviceId, now) => {
      const row = await db
        .selectFrom('devices')
        .select((eb) => ['test_id', hasEnded(eb, now).as('ended')])
        .where('device_id', '=', deviceId)
        .executeTakeFirst();
      return row === undefined || Boolean(row.ended) ? null : row.test_id;
    },
    heldBy: async (testId) => {
      const { rows } = await selectHeldBy(db, { testId });
      return rows[0]?.device_id ?? null;
    },
    manufacturedOn: async (deviceId) => {
      const { rows } = await selectManufacturedOn(db, { deviceId });
      return toCalendarDate(rows[0]?.manufacturing_date ?? '');
    },
    hold: async ({ deviceId, printed }, testId, at, until) => {
      const { numAffectedRows } = await insertOrExtend(db, {
        device_id: deviceId,
        test_id: testId,
        serial_number: printed?.serialNumber ?? null,
        batch_or_lot_number: printed?.batchOrLotNumber ?? null,
        device_identifier: printed?.deviceIdentifier ?? null,
        manufacturing_date: printed?.manufacturingOrProductionDate ?? null,
        expiration_date: printed?.expirationDate ?? null,
        saved_at: at,
        held_until: until,
      });
      return (numAffectedRows ?? 0n) > 0n;
    },
    releaseEnded: async (deviceId, testId, now) => {
      await db
        .deleteFrom('devices')
        .where((eb) => eb.or([eb('device_id', '=', deviceId), eb('test_id', '=', testId)]))
        .where((eb) => hasEnded(eb, now))
        .execute();
    },
    free: async (deviceId) => {
      // A device without an end was used by a result, which may have been deleted since.
      await db.deleteFrom('devices').where('device_id', '=', deviceId).where('held_until', 'is not', null).execute();
    },
  };
}
