import { addMonths, calendarDateAt, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { cassetteExpiry } from '../../core/domain/cassette-expiry.ts';
import type { Kit } from '../../core/domain/kit.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The day this many days later; earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDateAt(Date.parse(date) + days * DAY_MS, 0);
}

/** The earliest manufacturing date of a cassette that has not expired today. */
export function oldestUsable(today: CalendarDate, kit: Kit): CalendarDate {
  let made = addMonths(today, -kit.shelfLifeMonths);
  // On a 29 February the same day of two years before does not exist, and the day before it is too old.
  while (cassetteExpiry(made, kit) < today) made = addDays(made, 1);
  return made;
}

/** The latest manufacturing date of a cassette that has expired today. */
export function newestExpired(today: CalendarDate, kit: Kit): CalendarDate {
  return addDays(oldestUsable(today, kit), -1);
}
