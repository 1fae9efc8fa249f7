import type { OtpDevice } from '../../core/domain/otp-device.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { AccountDeps } from './deps.ts';
import type { StoredOtpDevice } from './ports.ts';

export type ListOtpDevices = (userId: string) => Promise<Result<readonly OtpDevice[], never>>;

/** The devices without their addresses, which the server never reveals. */
export function toOtpDevices(stored: readonly StoredOtpDevice[]): readonly OtpDevice[] {
  return stored.map(({ id, type, name }) => ({ id, type, name }));
}

/** The two-factor devices of an account, in the order they were added. */
export function makeListOtpDevices({ unitOfWork }: AccountDeps): ListOtpDevices {
  return (userId) => unitOfWork.run(async ({ otpDevices }) => ok(toOtpDevices(await otpDevices.listOf(userId))));
}
