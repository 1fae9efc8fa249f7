import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import {
  normalizeEmail,
  phoneDigits,
  validateEmail,
  validatePhone,
  validateRequired,
} from '../../core/domain/validate-fields.ts';

const KINDS = {
  EMAIL: { emptyCode: 'EMPTY_EMAIL', validate: validateEmail, normalize: normalizeEmail },
  PHONE: { emptyCode: 'EMPTY_PHONE_NUMBER', validate: validatePhone, normalize: phoneDigits },
} as const satisfies Record<OtpDeviceType, object>;

/** Reads where a device is reached: an e-mail as it is sent to, or ten digits. Fails with the code of what is wrong. */
export function readOtpDeviceAddress(type: OtpDeviceType, typed: string): Result<string, ErrorCode> {
  const { emptyCode, validate, normalize } = KINDS[type];
  const code = validateRequired(typed, emptyCode) ?? validate(typed);
  return code === null ? ok(normalize(typed)) : err(code);
}

/** What a code that is sent to an address is bound to. */
export function otpDeviceSubject(userId: string, type: OtpDeviceType, address: string): string {
  return `${userId} ${type} ${address}`;
}
