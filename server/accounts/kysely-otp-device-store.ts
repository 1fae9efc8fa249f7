import type { Kysely, Selectable } from 'kysely';
import { OTP_DEVICE_TYPES } from '../../core/domain/otp-device.ts';
import type { CredentialTables } from './tables-credentials.ts';
import type { StoredOtpDevice } from './ports.ts';
import type { OtpDeviceRow } from './tables-credentials.ts';

function toDevice(row: Selectable<OtpDeviceRow>): StoredOtpDevice {
  const type = OTP_DEVICE_TYPES.find((known) => known === row.type);
  if (type === undefined) throw new Error('The type of a stored two-factor device is unknown.');
  return { id: row.device_id, userId: row.user_id, type, name: row.name, address: row.address };
}

/** Two-factor devices in the database. */
export function makeKyselyOtpDeviceStore(db: Kysely<CredentialTables>) {
  return {
    listOf: async (userId: string): Promise<readonly StoredOtpDevice[]> => {
      const rows = await db
        .selectFrom('otp_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('position')
        .execute();
      return rows.map(toDevice);
    },
    // A counter, because several devices may be added within one millisecond.
    insert: async ({ id, userId, type, name, address }: StoredOtpDevice, at: number) => {
      await db
        .insertInto('otp_devices')
        .values((eb) => ({
          device_id: id,
          user_id: userId,
          type,
          name,
          address,
          position: eb
            .selectFrom('otp_devices')
            .select((last) => last(last.fn.coalesce(last.fn.max('position'), last.lit(0)), '+', last.lit(1)).as('next'))
            .where('user_id', '=', userId),
          added_at: at,
        }))
        .execute();
    },
    /** False when the account has no such device. */
    remove: async (userId: string, deviceId: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('otp_devices')
        .where('user_id', '=', userId)
        .where('device_id', '=', deviceId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

export type OtpDeviceStore = ReturnType<typeof makeKyselyOtpDeviceStore>;
