import { formatUsDate, parseUsDate } from './calendar-date.ts';
import { phoneDigits, validatePhone } from './validate-fields.ts';

/** The digits of a text, at most so many: codes, zips and ages while they are typed or pasted. */
export function digitsOnly(text: string, limit: number): string {
  return text.replace(/\D/g, '').slice(0, limit);
}

/** A text cut to so many characters, never through the middle of one. */
export function limitText(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join('');
}

/**
 * What the date field holds after a key: a digit typed at the end brings the slash that comes next, and a slash typed by
 * hand where one stands already is swallowed. Deleting, pasting and typing in the middle are left alone, so that the field
 * never works against the hand.
 */
export function slashTypedDate(before: string, after: string): string {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after;
  if (after.endsWith('//')) return before;
  return /^(?:\d{2}|\d{1,2}\/\d{2})$/.test(after) ? `${after}/` : after;
}

/** A date as `MM/DD/YYYY` once the field is left, so that everybody sees how it was read; what is no date stays as typed. */
export function padDate(text: string): string {
  const date = parseUsDate(text);
  return date === null ? text : formatUsDate(date);
}

/** A phone number as `(xxx) xxx-xxxx` once it has its ten digits; anything else stays as typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === '' || validatePhone(text) !== null) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
