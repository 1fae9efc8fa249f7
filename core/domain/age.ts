import { partsOf, type CalendarDate } from './calendar-date.ts';

/**
 * Completed years on a day (product.md section 4): one less before this year's birthday. A person born on 29 February has the birthday
 * on 1 March in a common year. Negative before birth.
 */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const birthdayHasCome = day.slice(5) >= birth.slice(5);
  return partsOf(day).year - partsOf(birth).year - (birthdayHasCome ? 0 : 1);
}
