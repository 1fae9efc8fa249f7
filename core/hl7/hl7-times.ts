import { toIsoInstant, type CalendarDate } from '../domain/calendar-date.ts';

const MS_PER_MINUTE = 60_000;
const SECONDS_LENGTH = 'YYYYMMDDHHMMSS'.length;

const digits = (at: number): string => toIsoInstant(at).replace(/\D/g, '').slice(0, SECONDS_LENGTH);

const pad = (value: number): string => String(value).padStart(2, '0');

/** Formats an instant (epoch milliseconds) as `YYYYMMDDHHMMSS`, in UTC. */
export function utcDigits(at: number): string {
  return digits(at);
}

/** Formats an instant (epoch milliseconds) as `YYYYMMDDHHMMSS+/-ZZZZ`, with an offset in minutes east of UTC. */
export function hl7Time(at: number, utcOffset: number): string {
  const size = Math.abs(utcOffset);
  const offset = `${utcOffset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
  return `${digits(at + utcOffset * MS_PER_MINUTE)}${offset}`;
}

/** Formats a day as `YYYYMMDD`. */
export function hl7Date(date: CalendarDate): string {
  return date.replaceAll('-', '');
}
