import { cleanText } from './clean-text.ts';
import { parseIsoInstant, toIsoInstant, type CalendarDate } from './calendar-date.ts';

/** A time of day as `HH:MM`, from 00:00 to 23:59. Comparing the strings orders the times. */
export type TimeOfDay = string & { readonly __brand: 'TimeOfDay' };

/** The person's offset from UTC at an instant, in minutes, east positive. */
export type OffsetAt = (instant: number) => number;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

const WRITTEN_TIME = /^(\d{1,2})(?::(\d{2}))?(?:\s*([ap])\.?\s?m\.?)?$/i;

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** Parses a time of day as people write it: `15:45`, `3:45 PM`, `3 p.m.`. Null for other texts, such as a bare number. */
export function parseTimeOfDay(text: string): TimeOfDay | null {
  const match = WRITTEN_TIME.exec(cleanText(text));
  if (match === null || (match[2] === undefined && match[3] === undefined)) return null;
  const [hour, minute] = [hourOf(Number(match[1]), match[3]), Number(match[2] ?? 0)];
  if (hour === null || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as TimeOfDay;
}

/** The time of day at an instant (epoch milliseconds), with an offset in minutes east of UTC; without seconds. */
export function timeOfDayAt(instant: number, utcOffsetMinutes: number): TimeOfDay {
  return toIsoInstant(instant + utcOffsetMinutes * MS_PER_MINUTE).slice(11, 16) as TimeOfDay;
}

/**
 * The instant (epoch milliseconds) at which the person's clock showed a date and a time. In an hour that occurs twice, when clocks are
 * set back, it is the later instant that is not after `latest`; an hour that is skipped counts as if it had not been.
 */
export function instantOfClock(date: CalendarDate, time: TimeOfDay, offsetAt: OffsetAt, latest: number): number {
  const shown = parseIsoInstant(`${date}T${time}Z`);
  if (shown === null) throw new RangeError('A date and a time of day make no instant.');
  // The offset changes at most once in two days.
  const readings = [shown - MS_PER_DAY, shown + MS_PER_DAY].map((near) => shown - offsetAt(near) * MS_PER_MINUTE);
  const possible = readings.filter((at) => at <= latest && at + offsetAt(at) * MS_PER_MINUTE === shown);
  return possible.length === 0 ? Math.min(...readings) : Math.max(...possible);
}
