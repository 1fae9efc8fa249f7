import { cleanText } from './clean-text.ts';

/** A day of the proleptic Gregorian calendar as `YYYY-MM-DD`, years 0001 to 9999. Comparing the strings orders the days. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** Days from the first of March of year 0 to 1970-01-01; years that begin in March keep the leap day at their end. */
const EPOCH_DAY_FROM_MARCH_OF_YEAR_0 = 719_468;
const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function pad(value: number, length: number): string {
  const text = String(value);
  return text.length < length ? text.padStart(length, '0') : text;
}

function write(year: number, month: number, day: number): CalendarDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate;
}

/** The parts of a date: year, month 1 to 12, day 1 to 31. */
export function partsOf(date: CalendarDate): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The date of a year (1 to 9999), month and day, or null when the calendar has no such day. */
export function calendarDateFrom(year: number, month: number, day: number): CalendarDate | null {
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return null;
  if (day < 1 || day > daysInMonth(year, month)) return null;
  return write(year, month, day);
}

/** Parses `YYYY-MM-DD`; null for any other text and for days that do not exist. */
export function toCalendarDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? calendarDateFrom(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** The day that an ISO timestamp or date begins with, without conversion to another time zone; null if that is no valid day. */
export function dayOfIso(text: string): CalendarDate | null {
  return toCalendarDate(text.slice(0, 'YYYY-MM-DD'.length));
}

/** The same day that many calendar months later (or earlier), or the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const newYear = Math.floor(index / 12);
  const newMonth = index - newYear * 12 + 1;
  return write(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The day that many days later (or earlier). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfEpochDay(daysSinceEpoch(date) + days);
}

function daysSinceEpoch(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leapDayOfThisYear = month > 2 && isLeapYear(year) ? 1 : 0;
  const dayOfYear = (DAYS_BEFORE_MONTH[month - 1] ?? 0) + leapDayOfThisYear + day;
  const daysBefore1970 = 719_162;
  return before * 365 + leapDays + dayOfYear - 1 - daysBefore1970;
}

function dateOfEpochDay(epochDay: number): CalendarDate {
  const shifted = epochDay + EPOCH_DAY_FROM_MARCH_OF_YEAR_0;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return write(yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0), month, day);
}

/** Time zones range from 12 hours west to 14 hours east. The easternmost has the latest day anywhere. */
export const [WESTERNMOST_OFFSET_MINUTES, EASTERNMOST_OFFSET_MINUTES] = [-12 * 60, 14 * 60];

/** Every event asks for the day, and it is nearly always the same one. */
let latest: { readonly epochDay: number; readonly date: CalendarDate } | null = null;

/** The calendar day at an instant (epoch milliseconds), with an offset in minutes east of UTC. */
export function calendarDateAt(instant: number, utcOffsetMinutes: number): CalendarDate {
  const epochDay = Math.floor((instant + utcOffsetMinutes * MS_PER_MINUTE) / MS_PER_DAY);
  if (latest?.epochDay !== epochDay) latest = { epochDay, date: dateOfEpochDay(epochDay) };
  return latest.date;
}

const US_DATE = /^(\d{1,2}) ?([ /.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/;
const US_DATE_DIGITS = /^(\d{2})()(\d{2})(\d{4}|\d{2})$/;

/**
 * Parses a date as people in the US write it: `MM/DD/YYYY`, also `4/5/1986`, `4-5-1986`, `4.5.1986`, `4 5 1986` and `04051986`, or as
 * browsers fill it in for `autocomplete="bday"`: `1986-04-05`. A two-digit year is of the 2000s (product.md section 5). Null for other
 * texts and days that do not exist.
 */
export function parseUsDate(text: string): CalendarDate | null {
  const trimmed = cleanText(text);
  const iso = toCalendarDate(trimmed);
  if (iso !== null) return iso;
  const match = US_DATE.exec(trimmed) ?? US_DATE_DIGITS.exec(trimmed);
  if (!match) return null;
  const yearText = match[4] ?? '';
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  return calendarDateFrom(year, Number(match[1]), Number(match[3]));
}

/** Formats a date as `MM/DD/YYYY`. */
export function formatUsDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** The start of a day as the ISO timestamp used by the API: `YYYY-MM-DDT00:00:00.000Z`. */
export function startOfDayIso(date: CalendarDate): string {
  return `${date}T00:00:00.000Z`;
}

/** Formats an instant (epoch milliseconds, years 0001 to 9999) as `YYYY-MM-DDTHH:MM:SS.mmmZ`. */
export function toIsoInstant(instant: number): string {
  const whole = Math.floor(instant);
  const ofDay = whole - Math.floor(whole / MS_PER_DAY) * MS_PER_DAY;
  const hours = Math.floor(ofDay / 3_600_000);
  const minutes = Math.floor(ofDay / MS_PER_MINUTE) % 60;
  const seconds = Math.floor(ofDay / 1000) % 60;
  return `${calendarDateAt(whole, 0)}T${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(ofDay % 1000, 3)}Z`;
}

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|([+-])(\d{2}):?(\d{2}))$/i;

/** An instant with the offset it was written in (minutes, east positive). */
export interface OffsetInstant {
  readonly instant: number;
  readonly utcOffsetMinutes: number;
}

/** Parses an ISO 8601 instant with an offset (`Z`, `-08:00`), which it keeps; null for anything else. */
export function parseOffsetInstant(text: string): OffsetInstant | null {
  const match = ISO_INSTANT.exec(text);
  const date = match ? toCalendarDate(match[1] ?? '') : null;
  if (!match || !date) return null;
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)];
  const [offsetHours, offsetMinutes] = [Number(match[8] ?? 0), Number(match[9] ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59 || offsetHours > 23 || offsetMinutes > 59) return null;
  const milliseconds = Number((match[5] ?? '').padEnd(3, '0').slice(0, 3));
  const size = offsetHours * 60 + offsetMinutes;
  const utcOffsetMinutes = match[7] === '-' && size > 0 ? -size : size;
  const local = daysSinceEpoch(date) * MS_PER_DAY + hours * 3_600_000 + minutes * MS_PER_MINUTE + seconds * 1000;
  return { instant: local + milliseconds - utcOffsetMinutes * MS_PER_MINUTE, utcOffsetMinutes };
}

/** Parses an ISO 8601 instant with an offset, as epoch milliseconds; null for anything else. */
export function parseIsoInstant(text: string): number | null {
  return parseOffsetInstant(text)?.instant ?? null;
}
