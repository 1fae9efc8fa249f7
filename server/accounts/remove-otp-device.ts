import type { OtpDevice } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { TokenHolder } from './access-tokens.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { toOtpDevices } from './list-otp-devices.ts';
import { noteDeviceChange } from './note-device-change.ts';
import type { AccountDeps } from './deps.ts';

export type RemoveOtpDevice = (
  caller: TokenHolder,
  deviceId: string,
  password: string,
) => Promise<Result<readonly OtpDevice[], 'unknown-device' | 'wrong-password'>>;

/**
 * Removes a two-factor device of the account, and returns the remaining ones. Pending login challenges are removed with their codes,
 * because a code may have been sent to that device, which may be lost.
 */
export function makeRemoveOtpDevice({
  unitOfWork,
  clock,
  confirmPassword,
  trail,
}: AccountDeps & { readonly confirmPassword: ConfirmPassword }): RemoveOtpDevice {
  return async (caller, deviceId, password) => {
    const { userId } = caller;
    if ((await confirmPassword(userId, password)) === null) return err('wrong-password');
    const removed = await unitOfWork.run(async (stores): Promise<Result<readonly OtpDevice[], 'unknown-device'>> => {
      const { users, otpDevices, challenges, codes } = stores;
      await users.lock(userId);
      if (!(await otpDevices.remove(userId, deviceId))) return err('unknown-device');
      for (const challengeId of await challenges.removeAllOf(userId)) await codes.remove('sign-in', challengeId);
      await noteDeviceChange(stores, caller, 'otpDeviceRemoved', clock.now());
      return ok(toOtpDevices(await otpDevices.listOf(userId)));
    });
    if (removed.ok) {
      trail.note('otpDeviceRemoved', { account: userId });
      trail.note('loginSessionsEnded', { account: userId, reason: 'devicesChanged' });
    }
    return removed;
  };
}
