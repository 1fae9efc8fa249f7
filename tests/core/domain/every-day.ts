import type { CalendarDate } from '../../../core/domain/calendar-date.ts';

const MS_PER_DAY = 86_400_000;

/** Every calendar day from 2000 to 2099 as the platform's own Date counts them: the tests' independent calendar. */
export const EVERY_DAY: readonly CalendarDate[] = Array.from(
  { length: 36_525 },
  (_, index) => new Date(Date.UTC(2000, 0, 1) + index * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDate,
);

/** The day after, by the platform's own Date. */
export function dayAfter(date: string): CalendarDate {
  return new Date(Date.parse(date) + MS_PER_DAY).toISOString().slice(0, 10) as CalendarDate;
}
