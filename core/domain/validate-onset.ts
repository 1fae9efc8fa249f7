import type { CalendarDate } from './calendar-date.ts';
import type { ErrorCode } from './error-codes.ts';
import { readPastDate } from './validate-fields.ts';

/** What is wrong with a typed onset date; asked only of people with symptoms (product.md section 5, "Test flow inputs"). */
export function validateOnset(text: string, today: CalendarDate): ErrorCode | null {
  const read = readPastDate(text, today, 'EMPTY_DATE');
  return read.ok ? null : read.error;
}

/** The typed onset date, or null while it is missing, invalid, or in the future. */
export function parseOnset(text: string, today: CalendarDate): CalendarDate | null {
  const read = readPastDate(text, today, 'EMPTY_DATE');
  return read.ok ? read.value : null;
}
