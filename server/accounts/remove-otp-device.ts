import type { OtpDevice } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { toOtpDevices } from './list-otp-devices.ts';

export type RemoveOtpDevice = (
  userId: string,
  deviceId: string,
) => Promise<Result<readonly OtpDevice[], 'unknown-device'>>;

/**
 * Removes a two-factor device of the account, and returns the remaining ones. Pending login challenges are removed with their codes,
 * because a code may have been sent to that device, which may be lost.
 */
export function makeRemoveOtpDevice({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): RemoveOtpDevice {
  return (userId, deviceId) =>
    unitOfWork.run(async ({ users, otpDevices, challenges, codes }) => {
      await users.lock(userId);
      if (!(await otpDevices.remove(userId, deviceId))) return err('unknown-device');
      for (const challengeId of await challenges.removeAllOf(userId)) await codes.remove('sign-in', challengeId);
      return ok(toOtpDevices(await otpDevices.listOf(userId)));
    });
}
