import { expressionBuilder, type Expression, type ExpressionBuilder, type Kysely } from 'kysely';
import { toCalendarDate } from '../../core/domain/calendar-date.ts';
import { deleteInBatches } from '../db/in-batches.ts';
import { runLater } from '../db/later.ts';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import { lockRows, retryUnless } from '../db/row-locks.ts';
import type { DeviceRow, HoldTables } from './tables.ts';
import type { DeviceToHold, HoldUntil, LockedHolds } from './ports.ts';

/** A hold has ended when its time is over and no result names the device, which an older server does not write into `held_until`. */
function hasEnded(eb: ExpressionBuilder<HoldTables, 'devices'>, now: number | Expression<number>) {
  const result = eb
    .selectFrom('results')
    .select('results.test_id')
    .whereRef('results.device_id', '=', 'devices.device_id');
  return eb.and([eb('held_until', '<=', now), eb.not(eb.exists(result))]);
}

const selectHolds = prepare(
  (db: Kysely<HoldTables>, { deviceId, testId, now }: Slots<{ deviceId: string; testId: string; now: number }>) =>
    lockRows(
      db,
      db
        .selectFrom('devices')
        .select((eb) => ['device_id', 'test_id', 'manufacturing_date', hasEnded(eb, now).as('ended')])
        .where((eb) => eb.or([eb('device_id', '=', deviceId), eb('test_id', '=', testId)])),
      'device_id',
    ),
);

/** Inserts a hold. An existing hold of the same test is only ever extended to last forever; another test's hold does not change. */
const insertOrExtend = prepareLater((db: Kysely<HoldTables>, row: Slots<DeviceRow>) =>
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
        .where((eb) => retryUnless(db, eb('devices.test_id', '=', eb.ref('excluded.test_id')))),
    ),
);

/** Releases every hold that has ended. */
export function makeKyselyDeviceSweep(db: Kysely<HoldTables>): (now: number) => Promise<void> {
  return async (now) => {
    await deleteInBatches(db, { table: 'devices', key: ['device_id'], where: hasEnded(expressionBuilder(), now) });
  };
}

/** Devices in the database. */
export function makeKyselyDeviceStore(db: Kysely<HoldTables>) {
  return {
    /** The test that holds the device, or null when it is free. */
    holderOf: async (deviceId: string, now: number): Promise<string | null> => {
      const row = await db
        .selectFrom('devices')
        .select((eb) => ['test_id', hasEnded(eb, now).as('ended')])
        .where('device_id', '=', deviceId)
        .executeTakeFirst();
      return row === undefined || Boolean(row.ended) ? null : row.test_id;
    },
    /** Locks the holds of the device and of the test until the transaction ends, and releases those that have ended. */
    lock: async (deviceId: string, testId: string, now: number): Promise<LockedHolds> => {
      const { rows } = await selectHolds(db, { deviceId, testId, now });
      const held = rows.filter((row) => !row.ended);
      const ended = rows.filter((row) => row.ended).map((row) => row.device_id);
      if (ended.length > 0) await runLater(db, db.deleteFrom('devices').where('device_id', 'in', ended));
      const device = held.find((row) => row.device_id === deviceId);
      return {
        holder: device?.test_id ?? null,
        manufacturedOn: toCalendarDate(device?.manufacturing_date ?? ''),
        heldByTest: held.find((row) => row.test_id === testId)?.device_id ?? null,
      };
    },
    /**
     * Holds a locked device that is free or held by the test, whose own hold is only ever extended to last forever. The transaction runs
     * again if another test has taken the device since.
     */
    hold: ({ deviceId, printed }: DeviceToHold, testId: string, at: number, until: HoldUntil) =>
      insertOrExtend(db, {
        device_id: deviceId,
        test_id: testId,
        serial_number: printed?.serialNumber ?? null,
        batch_or_lot_number: printed?.batchOrLotNumber ?? null,
        device_identifier: printed?.deviceIdentifier ?? null,
        manufacturing_date: printed?.manufacturingOrProductionDate ?? null,
        expiration_date: printed?.expirationDate ?? null,
        saved_at: at,
        held_until: until,
      }),
    free: (deviceId: string) =>
      // A device without an end was used by a result, which may have been deleted since.
      runLater(db, db.deleteFrom('devices').where('device_id', '=', deviceId).where('held_until', 'is not', null)),
  };
}

export type DeviceStore = ReturnType<typeof makeKyselyDeviceStore>;
