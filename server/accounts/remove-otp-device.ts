import type { OtpDevice } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { toOtpDevices } from './list-otp-devices.ts';

export type RemoveOtpDevice = (
  userId: string,
  deviceId: string,
) => Promise<Result<readonly OtpDevice[], 'unknown-device'>>;

/** Removes a two-factor device of the account, and answers with those that are left. */
export function makeRemoveOtpDevice({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): RemoveOtpDevice {
  return (userId, deviceId) =>
    unitOfWork.run(async ({ otpDevices }) => {
      if (!(await otpDevices.remove(userId, deviceId))) return err('unknown-device');
      return ok(toOtpDevices(await otpDevices.listOf(userId)));
    });
}
