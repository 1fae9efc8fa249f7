import { formatUsDate, parseUsDate } from './calendar-date.ts';
import { phoneDigits, validatePhone } from './validate-fields.ts';

/** The digits of a text, up to `limit`: for codes, zips and ages while they are typed or pasted. */
export function digitsOnly(text: string, limit: number): string {
  return text.replace(/\D/g, '').slice(0, limit);
}

/** Cuts a text to at most `limit` characters, never through the middle of one. */
export function limitText(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join('');
}

/**
 * Formats a date while it is typed: a digit at the end of a part adds the slash, and a slash typed after it is ignored. Deleting,
 * pasting and typing in the middle are not reformatted, so that the field does not work against the person.
 */
export function slashTypedDate(before: string, after: string): string {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after;
  if (after.endsWith('//')) return before;
  return /^(?:\d{2}|\d{1,2}\/\d{2})$/.test(after) ? `${after}/` : after;
}

/** Formats a date as `MM/DD/YYYY` when the field is left, so that the person sees how it was read; other texts stay as typed. */
export function padDate(text: string): string {
  const date = parseUsDate(text);
  return date === null ? text : formatUsDate(date);
}

/** Formats a phone number of ten digits as `(xxx) xxx-xxxx`; other texts stay as typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === '' || validatePhone(text) !== null) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
