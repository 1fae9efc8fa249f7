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

const MONTHS = 12;
const DAYS = 31;

/** The digits of a month or a day, padded and with its slash as soon as no further digit can belong to them. */
function slashedPart(digits: string, most: number): string {
  const [first = '', second = ''] = digits;
  if (Number(digits) > most) return `0${first}/${most === MONTHS ? slashedPart(second, DAYS) : second}`;
  return second !== '' || Number(first) > Math.floor(most / 10) ? `${digits.padStart(2, '0')}/` : digits;
}

/**
 * Formats a date while it is typed, also on a keypad without a slash (product.md section 5): a digit that ends a part adds the slash and
 * pads a single one, and a separator typed after it is ignored. Deleting, pasting and typing in the middle are not reformatted, so that the
 * field does not work against the person.
 */
export function slashTypedDate(before: string, after: string): string {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after;
  if (/\/[/\-. ]$/.test(after)) return before;
  // Its slash was deleted.
  if (/^(?:\d{2}|\d{1,2}\/\d{2})\d$/.test(after)) return slashTypedDate(`${before}/`, `${before}/${after.slice(-1)}`);
  if (/^\d{1,2}$/.test(after)) return slashedPart(after, MONTHS);
  const [, month = '', day = ''] = /^(\d{1,2}\/)(\d{1,2})$/.exec(after) ?? [];
  return day === '' ? after : month + slashedPart(day, DAYS);
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
