import { describe, expect, it } from 'vitest';
import type { SureAnswer } from '../../../core/domain/choice-lists.ts';
import { determineResult } from '../../../core/domain/determine-result.ts';

const ANSWERS: readonly (SureAnswer | null)[] = ['yes', 'no', 'unsure', null];
const pairs = ANSWERS.flatMap((control) => ANSWERS.map((test) => [control, test] as const));

describe('the result of two lines', () => {
  it('is positive with both lines, and negative with a line at C and none at T', () => {
    expect([determineResult('yes', 'yes'), determineResult('yes', 'no')]).toEqual(['positive', 'negative']);
  });

  it.each(pairs.filter(([control, test]) => control !== 'yes' || (test !== 'yes' && test !== 'no')))(
    'is invalid with C %s and T %s',
    (control, test) => {
      expect(determineResult(control, test)).toBe('invalid');
    },
  );
});
