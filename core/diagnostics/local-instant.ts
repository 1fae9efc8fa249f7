import { EASTERNMOST_OFFSET_MINUTES, toIsoInstant, WESTERNMOST_OFFSET_MINUTES } from '../domain/calendar-date.ts';

const MS_PER_MINUTE = 60_000;
/** The end of 31 December 9998, so that the year has four digits with every offset. */
const LATEST = 253_370_764_800_000 - 1;

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats an instant (epoch milliseconds) by the person's own clock, with its offset: `2026-11-20T10:00:00.000-08:00`. Null if it is
 * null or out of range.
 */
export function toLocalInstant(instant: number | null, offsetMinutes: number): string | null {
  if (instant === null || !Number.isFinite(instant) || instant < 0 || instant > LATEST) return null;
  const isOffset = offsetMinutes >= WESTERNMOST_OFFSET_MINUTES && offsetMinutes <= EASTERNMOST_OFFSET_MINUTES;
  const offset = isOffset ? Math.round(offsetMinutes) : 0;
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const shown = toIsoInstant(instant + offset * MS_PER_MINUTE).slice(0, -1);
  return `${shown}${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
