import type { SureAnswer, TestResult } from './choice-lists.ts';

/**
 * The result of the two line answers (product.md section 4, "Result determination"). Without a sure line at C the test did not work;
 * without a sure answer for T the result is unknown: both are invalid.
 */
export function determineResult(control: SureAnswer | null, test: SureAnswer | null): TestResult {
  if (control !== 'yes') return 'invalid';
  if (test === 'yes') return 'positive';
  return test === 'no' ? 'negative' : 'invalid';
}
