import type { CalendarDate } from './calendar-date.ts';
import type { SureAnswer, TestResult } from './choice-lists.ts';

/** A result as an account reads it (product.md section 3, "Test result record"). */
export interface TestResultRecord {
  readonly testId: string;
  readonly result: TestResult;
  /** When the lines were read: an ISO 8601 instant in UTC. */
  readonly testDate: string;
  /** The person's own offset from UTC then, in minutes east; null if unknown. */
  readonly utcOffset: number | null;
  readonly profileId: string;
  readonly isSymptomatic: SureAnswer;
  readonly symptomOnsetDate: CalendarDate | 'n/a';
  /** The kit it was taken with. */
  readonly kitId: string;
  /** The names of a profile that was deleted since; a profile that stands says its own, by its id. */
  readonly deletedProfile?: { readonly firstName: string; readonly lastName: string };
}
