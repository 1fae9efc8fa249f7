import { ageOn } from './age.ts';
import { parseUsDate, type CalendarDate } from './calendar-date.ts';
import type { ErrorCode } from './error-codes.ts';
import { CODE_DIGITS, MAX_AGE, MAX_EMAIL_LENGTH, PHONE_DIGITS, ZIP_DIGITS } from './limits.ts';
import { err, ok, type Result } from './result.ts';

/* The rules of product.md section 5 for single typed values. A rule returns the code of what is wrong, or null. */

const LETTERS = /\p{L}/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\].]+(?:\.[^\s@"(),:;<>[\\\].]+)+$/;

/** Whether a value counts as missing: only whitespace, or a select's placeholder. */
export function isBlank(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === 'default';
}

/** Text as it is sent: without control characters, trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim();
}

/** An email address as it is sent for verification and for a reset link: trimmed, in lower case, in Unicode NFC. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase().normalize('NFC');
}

/** The country's prefix with a plus sign. No area code begins with 1, so an eleventh digit in front is that prefix too. */
const COUNTRY_PREFIX = /^\s*(?:\+\s*1|\(\s*\+\s*1\s*\))/;
const ELEVEN_DIGITS = /^1(?=\d{10}$)/;

/** The digits of a phone number, without the prefix 1 of the United States. */
export function phoneDigits(text: string): string {
  return text.replace(COUNTRY_PREFIX, '').replace(/\D/g, '').replace(ELEVEN_DIGITS, '');
}

/** A required field of any kind; `emptyCode` is the field's own code. */
export function validateRequired(text: string, emptyCode: ErrorCode): ErrorCode | null {
  return isBlank(text) ? emptyCode : null;
}

/** An optional text, by its length as it is sent. */
export function validateLength(text: string, maxLength: number): ErrorCode | null {
  return cleanText(text).length > maxLength ? 'TEXT_TOO_LONG' : null;
}

/** An optional email address. */
export function validateEmail(text: string): ErrorCode | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return trimmed.length <= MAX_EMAIL_LENGTH && EMAIL.test(trimmed) ? null : 'INVALID_EMAIL';
}

/** An optional phone number of ten digits. Spaces and `( ) - . +` may be between the digits. */
export function validatePhone(text: string): ErrorCode | null {
  if (text.trim() === '') return null;
  if (LETTERS.test(text)) return 'INPUT_CONTAINS_LETTERS';
  if (/[^\d\s()\-.+]/.test(text)) return 'INVALID_PHONE_NUMBER';
  const { length } = phoneDigits(text);
  if (length > PHONE_DIGITS) return 'PHONE_NUMBER_TOO_LONG';
  return length < PHONE_DIGITS ? 'PHONE_NUMBER_TOO_SHORT' : null;
}

/** The zip, which is required because reports are routed by it (decisions.md section 4). */
export function validateZip(text: string): ErrorCode | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'EMPTY_ZIP';
  return trimmed.length === ZIP_DIGITS && /^\d+$/.test(trimmed) ? null : 'INVALID_ZIP';
}

/** An age in whole years, from `youngest` to the highest age accepted; required only without a date of birth. */
export function validateAge(text: string, options: { isRequired: boolean; youngest: number }): ErrorCode | null {
  const trimmed = text.trim();
  if (trimmed === '') return options.isRequired ? 'EMPTY_AGE' : null;
  if (LETTERS.test(trimmed)) return 'INPUT_CONTAINS_LETTERS';
  if (!/^\d{1,3}$/.test(trimmed)) return 'INVALID_AGE';
  const age = Number(trimmed);
  return age < options.youngest || age > MAX_AGE ? 'INVALID_AGE' : null;
}

/** Validates a required date that is not in the future; `emptyCode` is the field's own code. */
export function readPastDate(text: string, today: CalendarDate, emptyCode: ErrorCode): Result<CalendarDate, ErrorCode> {
  if (isBlank(text)) return err(emptyCode);
  const date = parseUsDate(text);
  if (date === null) return err('INVALID_DATE');
  return date > today ? err('FUTURE_DATE') : ok(date);
}

/**
 * Validates a required date of birth. Fails with INVALID_AGE if the person is younger than `youngest` today, and with
 * INVALID_DATE_OF_BIRTH if the person would be older than people get.
 */
export function readDateOfBirth(text: string, today: CalendarDate, youngest: number): Result<CalendarDate, ErrorCode> {
  const read = readPastDate(text, today, 'EMPTY_DATE_OF_BIRTH');
  if (!read.ok) return read;
  const age = ageOn(read.value, today);
  if (age > MAX_AGE) return err('INVALID_DATE_OF_BIRTH');
  return age < youngest ? err('INVALID_AGE') : read;
}

/** A verification or two-factor code of six digits; other characters are ignored. `emptyCode` is the field's own code. */
export function validateCode(
  text: string,
  emptyCode: 'EMPTY_CODE' | 'EMPTY_OTP_TOKEN',
  invalidCode: 'INVALID_CODE' | 'INVALID_OTP_TOKEN',
): ErrorCode | null {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return emptyCode;
  return digits.length === CODE_DIGITS ? null : invalidCode;
}
