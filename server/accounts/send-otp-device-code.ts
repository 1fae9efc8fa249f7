import type { FieldError } from '../../core/domain/error-codes.ts';
import { readOtpAddress } from '../../core/domain/otp-address.ts';
import { MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { secondFactorTerms } from './codes.ts';
import { otpDeviceSubject } from './otp-device-address.ts';
import type { AccountDeps } from './deps.ts';

/** Why a device is rejected, by the fields of the call; `devices` when the account has the maximum number. */
export type OtpDeviceRejection = { readonly code: 'INVALID_OTP_DEVICE'; readonly fields: readonly FieldError[] };

export const TOO_MANY_DEVICES: OtpDeviceRejection = {
  code: 'INVALID_OTP_DEVICE',
  fields: [{ field: 'devices', code: 'INVALID_OTP_DEVICE' }],
};

/** The password of the account is wrong. */
export interface WrongPassword {
  readonly code: 'INCORRECT_PASSWORD';
}

export type SendOtpDeviceCode = (
  userId: string,
  type: OtpDeviceType,
  typedAddress: string,
  password: string,
) => Promise<Result<void, OtpDeviceRejection | WrongPassword>>;

/** Sends a code to the address of a new two-factor device (decisions.md section 5), if the password is right. */
export function makeSendOtpDeviceCode({
  unitOfWork,
  codes,
  clock,
  confirmPassword,
}: AccountDeps & { readonly confirmPassword: ConfirmPassword }): SendOtpDeviceCode {
  return async (userId, type, typedAddress, password) => {
    const address = readOtpAddress(type, typedAddress);
    if (!address.ok) return err({ code: 'INVALID_OTP_DEVICE', fields: [{ field: 'address', code: address.error }] });
    const to = address.value;
    const user = await confirmPassword(userId, password);
    if (user === null) return err({ code: 'INCORRECT_PASSWORD' });
    return unitOfWork.run(async (stores): Promise<Result<void, OtpDeviceRejection>> => {
      const now = clock.now();
      if ((await stores.otpDevices.listOf(userId)).length >= MAX_OTP_DEVICES) return err(TOO_MANY_DEVICES);
      const subject = otpDeviceSubject(userId, type, to);
      const code = await codes.issue(stores, 'otp-device', subject, now);
      const message = { kind: 'otpDeviceCode', by: type, to, language: user.language, code } as const;
      await stores.outbox.post(message, now, secondFactorTerms(userId, 'otp-device', subject, now));
      return ok(undefined);
    });
  };
}
