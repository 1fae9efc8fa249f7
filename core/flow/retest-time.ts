import { nextRetest } from '../domain/retest.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { Moment } from './app-state.ts';
import { recordedOnce } from './tested-once.ts';

/** When to test again after a stored result. */
export interface RetestTime {
  /** The time for the new test has begun. */
  readonly isDue: boolean;
  /** When it begins or, once it has begun, when it ends, in epoch milliseconds. */
  readonly at: number;
}

/** When to test again after a stored result; null if it asks for no test, or the time for it is over. */
export function retestTime(record: TestResultRecord, moment: Moment): RetestTime | null {
  const window = nextRetest(recordedOnce(record, moment), moment.now);
  if (window === null) return null;
  const isDue = window.from <= moment.now;
  return { isDue, at: isDue ? window.until : window.from };
}
