import type { SureAnswer, TestResult } from './choice-lists.ts';
import { RETEST_AFTER_MS } from './limits.ts';

/** What a retest is counted from. `analysedAt` in epoch milliseconds; `isSymptomatic` is null where nobody told. */
export interface TestedOnce {
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer | null;
  readonly analysedAt: number;
}

/** When to test again: 48 hours after a negative result with symptoms (product.md section 1); null otherwise. In epoch milliseconds. */
export function retestAt({ result, isSymptomatic, analysedAt }: TestedOnce): number | null {
  return result === 'negative' && isSymptomatic === 'yes' ? analysedAt + RETEST_AFTER_MS : null;
}
