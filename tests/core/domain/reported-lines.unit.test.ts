import { describe, expect, it } from 'vitest';
import { SURE_ANSWERS, TEST_RESULTS, type SureAnswer, type TestResult } from '../../../core/domain/choice-lists.ts';
import { determineResult } from '../../../core/domain/determine-result.ts';
import { invalidReason, reportedLines } from '../../../core/domain/reported-lines.ts';

const read = (controlLineResult: SureAnswer | null, testLineResult: SureAnswer | null, result: TestResult | null) =>
  reportedLines({ controlLineResult, testLineResult, result });
const pairs = SURE_ANSWERS.flatMap((control) => SURE_ANSWERS.map((test) => [control, test] as const));

describe('the reported lines of a result', () => {
  it.each(pairs)(
    'are the answers %s for C and %s for T, and only with the result that follows from them',
    (control, test) => {
      const meant = determineResult(control, test);
      for (const result of TEST_RESULTS)
        expect(read(control, test, result)).toEqual(result === meant ? { control, test } : null);
    },
  );

  it('are unknown when a question was not answered, or there is no result', () => {
    expect([read(null, null, 'invalid'), read('yes', null, 'invalid'), read('yes', 'no', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the reason why lines make a test invalid', () => {
  it.each(pairs)('is given exactly when C %s and T %s are invalid', (control, test) => {
    expect(invalidReason({ control, test }) !== null).toBe(determineResult(control, test) === 'invalid');
  });

  it('is the C line first, because T means nothing without it', () => {
    const reasons = pairs.map(([control, test]) => [control, test, invalidReason({ control, test })]);
    expect(reasons.filter(([, , reason]) => reason !== null)).toEqual([
      ['yes', 'unsure', 'testUnsure'],
      ['no', 'yes', 'noControlLine'],
      ['no', 'no', 'noControlLine'],
      ['no', 'unsure', 'noControlLine'],
      ['unsure', 'yes', 'controlUnsure'],
      ['unsure', 'no', 'controlUnsure'],
      ['unsure', 'unsure', 'controlUnsure'],
    ]);
  });
});
