import type { CalendarDate } from './calendar-date.ts';
import type { ErrorCode, FieldError } from './error-codes.ts';
import { err, ok, type Result } from './result.ts';
import { isBlank, readPastDate } from './validate-fields.ts';
import { instantOfClock, parseTimeOfDay, type OffsetAt, type TimeOfDay } from './wall-clock.ts';

/** When a test was taken, as typed: the date as `MM/DD/YYYY`, the time of day in 12 or 24 hours. */
export interface TestTimeTexts {
  readonly date: string;
  readonly time: string;
}

/** The limits for the time of a test. */
export interface TestTimeLimits {
  /** The present in epoch milliseconds, and the person's calendar day then. */
  readonly now: number;
  readonly today: CalendarDate;
  readonly offsetAt: OffsetAt;
  /** When the cassette was made; null if unknown. */
  readonly manufacturedOn: CalendarDate | null;
  /** When symptoms began; null without symptoms. */
  readonly onset: CalendarDate | null;
}

function dateError(date: CalendarDate, { today, manufacturedOn, onset }: TestTimeLimits): ErrorCode | null {
  // A date of manufacture in the future is a misprint, and proves nothing.
  if (manufacturedOn !== null && manufacturedOn <= today && date < manufacturedOn) return 'BEFORE_MANUFACTURE';
  return onset !== null && date < onset ? 'ONSET_AFTER_TEST' : null;
}

function readDate(text: string, limits: TestTimeLimits): Result<CalendarDate, ErrorCode> {
  const date = readPastDate(text, limits.today, 'EMPTY_DATE');
  const code = date.ok ? dateError(date.value, limits) : null;
  return code === null ? date : err(code);
}

function readTime(text: string): Result<TimeOfDay, ErrorCode> {
  if (isBlank(text)) return err('EMPTY_TIME');
  const time = parseTimeOfDay(text);
  return time === null ? err('INVALID_TIME') : ok(time);
}

/**
 * Parses when a test was taken, as an instant in epoch milliseconds (reporting.md, "What people should know"): not in the future, not
 * before the cassette was made, not before symptoms began. Fails with every field that is wrong.
 */
export function readTestTime(texts: TestTimeTexts, limits: TestTimeLimits): Result<number, readonly FieldError[]> {
  const [date, time] = [readDate(texts.date, limits), readTime(texts.time)];
  const wrong = (field: string, read: Result<unknown, ErrorCode>): readonly FieldError[] =>
    read.ok ? [] : [{ field, code: read.error }];
  if (!date.ok || !time.ok) return err([...wrong('takenDate', date), ...wrong('takenTime', time)]);
  const at = instantOfClock(date.value, time.value, limits.offsetAt, limits.now);
  return at > limits.now ? err([{ field: 'takenTime', code: 'FUTURE_TIME' }]) : ok(at);
}
