import type { AppError } from '../domain/error-codes.ts';
import type { OtpDevice, OtpDeviceType } from '../domain/otp-device.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/**
 * The two-factor devices of the current user (decisions.md sections 5 to 7). A change ends the other login sessions of the account, and
 * its owner gets an email. Every call may fail with INVALID_TOKEN.
 */
export interface OtpDeviceApi {
  list(): Promise<Result<readonly OtpDevice[], AppError>>;
  /** Sends a code to an email address, or to a phone number of ten digits. Fails with INCORRECT_PASSWORD or INVALID_OTP_DEVICE. */
  sendCode(type: OtpDeviceType, address: string, password: string): Promise<Result<void, AppError>>;
  /** Adds the device that received the code, and returns the list. Fails with INVALID_CODE or INVALID_OTP_DEVICE. */
  add(
    device: { readonly type: OtpDeviceType; readonly name: string; readonly address: string },
    code: string,
  ): Promise<Result<readonly OtpDevice[], AppError>>;
  /** Returns the new list. Fails with INCORRECT_PASSWORD, or INVALID_OTP_DEVICE for an unknown one. */
  remove(id: string, password: string): Promise<Result<readonly OtpDevice[], AppError>>;
}

export const OTP_DEVICE_CALLS = {
  list: { route: 'listOtpDevices', takes: [], gives: 'devices' },
  sendCode: { route: 'sendOtpDeviceCode', takes: ['type', 'address', 'password'] },
  add: { route: 'addOtpDevice', takes: ['...otpDevice', 'code'], gives: 'devices' },
  remove: { route: 'removeOtpDevice', takes: ['deviceId', 'password'], gives: 'devices' },
} as const satisfies PortCalls<OtpDeviceApi>;
