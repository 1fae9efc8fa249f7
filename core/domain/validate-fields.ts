import { ageOn } from './age.ts';
import { parseUsDate, type CalendarDate } from './calendar-date.ts';
import { cleanText } from './clean-text.ts';
import type { ErrorCode } from './error-codes.ts';
import { CODE_DIGITS, MAX_AGE, MAX_EMAIL_LENGTH, PHONE_DIGITS, ZIP_DIGITS } from './limits.ts';
import { err, ok, type Result } from './result.ts';

/* The rules of product.md section 5 for single typed values. A rule returns the code of what is wrong, or null. */

const LETTERS = /\p{L}/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\].]+(?:\.[^\s@"(),:;<>[\\\].]+)+$/;
/** What mail programs put behind an address, and people before an extension. */
const SEPARATORS = new Set([' ', '"', "'", ')', ',', ';']);

/** Without the separators at its end: an expression for them would take quadratic time. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (SEPARATORS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** False for a local part with two dots in a row or a dot at an edge, or a hyphen at an edge of a label: no server delivers to it. */
function isDeliverable(email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  return !/^\.|\.\.|\.$/.test(local) && !domain.split('.').some((label) => /^-|-$/.test(label));
}

/** Whether a value counts as missing: nothing to see, or a select's placeholder. */
export function isBlank(text: string): boolean {
  const cleaned = cleanText(text);
  return cleaned === '' || cleaned === 'default';
}

/** An email address as it is kept: without what mail programs copy around it. */
export function cleanEmail(text: string): string {
  const cleaned = cleanText(text);
  const inside = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(cleaned)?.[1] ?? cleaned;
  const bare = inside.replace(/^[\s"'(]*(?:mailto:\s*)*[\s"'(]*/i, '');
  const query = bare.indexOf('?', bare.indexOf('@'));
  return withoutEnd(query === -1 ? bare : bare.slice(0, query));
}

/** An email address as it is sent for verification and for a reset link: cleaned, in lower case. */
export function normalizeEmail(text: string): string {
  return cleanEmail(text).toLowerCase().normalize('NFC');
}

const LINK = /^(?:tel|sms):\s*/i;
const EXTENSION = /(?:\b(?:ext(?:ension|n)?|x)\b[.:=]?|\bx(?=\d)|#)\s*\d{1,6}$/i;
const PLUS_PREFIX = /^(?:\+\s*1|\(\s*\+\s*1\s*\))/;
/** No area code begins with 1 or 0, so what stands before ten digits is the country's prefix, with or without that of a call abroad. */
const DIGIT_PREFIX = /^(?:00|011)?1(?=\d{10}$)/;

/** A phone number without the scheme of a link and without an extension, which no agency takes. */
function plainPhone(text: string): string {
  return withoutEnd(cleanText(text).replace(LINK, '').replace(EXTENSION, ''));
}

/** The digits of a phone number, without the prefix 1 of the United States. */
export function phoneDigits(text: string): string {
  return plainPhone(text).replace(PLUS_PREFIX, '').replace(/\D/g, '').replace(DIGIT_PREFIX, '');
}

/** A zip as it is sent: the four digits that may follow it are dropped. */
export function cleanZip(text: string): string {
  return cleanText(text).replace(/^(\d{5})[- ]?\d{4}$/, '$1');
}

/** A required field of any kind; `emptyCode` is the field's own code. */
export function validateRequired(text: string, emptyCode: ErrorCode): ErrorCode | null {
  return isBlank(text) ? emptyCode : null;
}

/** An optional text, by its length as it is sent. */
export function validateLength(text: string, maxLength: number): ErrorCode | null {
  return cleanText(text).length > maxLength ? 'TEXT_TOO_LONG' : null;
}

/** An optional email address to which a server could deliver. */
export function validateEmail(text: string): ErrorCode | null {
  return validateKnownEmail(text) ?? (isDeliverable(cleanEmail(text)) ? null : 'INVALID_EMAIL');
}

/** An email address by which an account may be known, also one that is not accepted for a new account. */
export function validateKnownEmail(text: string): ErrorCode | null {
  const cleaned = cleanEmail(text);
  if (cleaned === '') return null;
  return cleaned.length <= MAX_EMAIL_LENGTH && EMAIL.test(cleaned) ? null : 'INVALID_EMAIL';
}

/** An optional phone number of ten digits. Spaces and `( ) - . +` may be between the digits. */
export function validatePhone(text: string): ErrorCode | null {
  const plain = plainPhone(text);
  if (plain === '') return null;
  if (LETTERS.test(plain)) return 'INPUT_CONTAINS_LETTERS';
  if (/[^\d\s()\-.+/]/.test(plain)) return 'INVALID_PHONE_NUMBER';
  const { length } = phoneDigits(plain);
  if (length > PHONE_DIGITS) return 'PHONE_NUMBER_TOO_LONG';
  return length < PHONE_DIGITS ? 'PHONE_NUMBER_TOO_SHORT' : null;
}

/** The zip, which is required because reports are routed by it (decisions.md section 4). */
export function validateZip(text: string): ErrorCode | null {
  const cleaned = cleanZip(text);
  if (cleaned === '') return 'EMPTY_ZIP';
  return cleaned.length === ZIP_DIGITS && /^\d+$/.test(cleaned) ? null : 'INVALID_ZIP';
}

/** An age in whole years, from `youngest` to the highest age accepted; required only without a date of birth. */
export function validateAge(text: string, options: { isRequired: boolean; youngest: number }): ErrorCode | null {
  const cleaned = cleanText(text);
  if (cleaned === '') return options.isRequired ? 'EMPTY_AGE' : null;
  if (LETTERS.test(cleaned)) return 'INPUT_CONTAINS_LETTERS';
  if (!/^\d{1,3}$/.test(cleaned)) return 'INVALID_AGE';
  const age = Number(cleaned);
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
