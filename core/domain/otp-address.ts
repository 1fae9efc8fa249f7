import type { ErrorCode } from './error-codes.ts';
import type { OtpDeviceType } from './otp-device.ts';
import { err, ok, type Result } from './result.ts';
import { normalizeEmail, phoneDigits, validateEmail, validatePhone, validateRequired } from './validate-fields.ts';

interface AddressRules {
  readonly emptyCode: ErrorCode;
  readonly check: (text: string) => ErrorCode | null;
  readonly normalize: (text: string) => string;
}

const RULES: Readonly<Record<OtpDeviceType, AddressRules>> = {
  EMAIL: { emptyCode: 'EMPTY_EMAIL', check: validateEmail, normalize: normalizeEmail },
  PHONE: { emptyCode: 'EMPTY_PHONE_NUMBER', check: validatePhone, normalize: phoneDigits },
};

/**
 * Validates the address of a two-factor device, by its type: an email address trimmed and lowercased, or the ten digits of a phone
 * number. Fails with the code of what is wrong.
 */
export function readOtpAddress(type: OtpDeviceType, typed: string): Result<string, ErrorCode> {
  const { emptyCode, check, normalize } = RULES[type];
  const code = validateRequired(typed, emptyCode) ?? check(typed);
  return code === null ? ok(normalize(typed)) : err(code);
}
