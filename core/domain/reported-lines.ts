import type { SureAnswer, TestResult } from './choice-lists.ts';
import { determineResult } from './determine-result.ts';

/** The answers about the two lines of the cassette. */
export interface ReportedLines {
  readonly control: SureAnswer;
  readonly test: SureAnswer;
}

/** Why a test is invalid: no line at C, or the person was unsure about C or T. */
export type InvalidReason = 'noControlLine' | 'controlUnsure' | 'testUnsure';

interface ReadResult {
  readonly controlLineResult: SureAnswer | null;
  readonly testLineResult: SureAnswer | null;
  readonly result: TestResult | null;
}

/**
 * The line answers behind a result (decisions.md section 7). Null if unknown: the person was never asked, or chose a result that
 * differs from what the answers mean.
 */
export function reportedLines({ controlLineResult, testLineResult, result }: ReadResult): ReportedLines | null {
  if (controlLineResult === null || testLineResult === null) return null;
  if (result !== determineResult(controlLineResult, testLineResult)) return null;
  return { control: controlLineResult, test: testLineResult };
}

/** Why these lines make a test invalid; null if they do not. */
export function invalidReason({ control, test }: ReportedLines): InvalidReason | null {
  if (control === 'no') return 'noControlLine';
  if (control === 'unsure') return 'controlUnsure';
  return test === 'unsure' ? 'testUnsure' : null;
}
