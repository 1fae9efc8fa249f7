import type { SureAnswer, TestResult } from './choice-lists.ts';
import { RETEST_AFTER_MS } from './limits.ts';

/** For so long after it was due a repeat is still the one that was advised. */
const RETEST_GRACE_MS = RETEST_AFTER_MS / 2;

/** What a retest is computed from. `analysedAt` in epoch milliseconds; `isSymptomatic` is null if unknown. */
export interface TestedOnce {
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer | null;
  readonly analysedAt: number;
}

/** When to test again: 48 hours after a negative result with symptoms (product.md section 1); null otherwise. In epoch milliseconds. */
export function retestAt({ result, isSymptomatic, analysedAt }: TestedOnce): number | null {
  return result === 'negative' && isSymptomatic === 'yes' ? analysedAt + RETEST_AFTER_MS : null;
}

/** As `retestAt`, but null once that instant has passed: no reminder for the past. */
export function comingRetestAt(tested: TestedOnce, now: number): number | null {
  const at = retestAt(tested);
  return at !== null && at > now ? at : null;
}

/** Whether the advice to test again after a negative result is over: the last repeat that it asks for was due after 96 hours. */
export function isRetestOver({ result, analysedAt }: TestedOnce, now: number): boolean {
  return result === 'negative' && now > analysedAt + 2 * RETEST_AFTER_MS + RETEST_GRACE_MS;
}

/** How long a test keeps somebody, as its welcome says; a reminder of the next one stands in the calendar for so long. */
export const TEST_LASTS_MS = 45 * 60_000;
