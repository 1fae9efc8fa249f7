import { nextTest } from '../domain/test-plan.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { Moment } from './app-state.ts';
import { recordedOnce, type KnownResults } from './tested-once.ts';

/** When the person of a stored result is to test again. */
export interface RetestTime {
  /** The time for the new test has begun. */
  readonly isDue: boolean;
  /** When it begins or, once it has begun, when it ends, in epoch milliseconds; null once it is over, as the test is to be taken at once. */
  readonly at: number | null;
}

/** When the person is to test again; null if no test is to be taken. After an invalid result that is at once, as its page says. */
export function retestTime(record: TestResultRecord, moment: Moment, known: KnownResults): RetestTime | null {
  const next = record.result === 'invalid' ? null : nextTest(recordedOnce(record, moment, known).plan);
  if (next === null) return null;
  const { state, window } = next;
  return { isDue: state !== 'upcoming', at: { upcoming: window.from, open: window.until, missed: null }[state] };
}
