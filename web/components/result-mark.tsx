import type { TestResult } from '../../core/domain/choice-lists.ts';

/** The outline and the sign of a result, so that color is not the only difference. */
const SHAPES: Readonly<Record<TestResult, readonly [outline: string, sign: string]>> = {
  positive: ['M12 1 23 12 12 23 1 12Z', 'M12 7V17M7 12H17'],
  negative: ['M12 1A11 11 0 1 1 11.99 1Z', 'M7 12H17'],
  invalid: ['M2 2H22V22H2Z', 'M8 8l8 8M16 8l-8 8'],
};

/** The shape of a result: positive a diamond, negative a circle, invalid a square. */
export function ResultMark({ result }: { readonly result: TestResult }) {
  const [outline, sign] = SHAPES[result];
  return (
    <svg className="result-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outline} />
      <path className="result-mark__sign" d={sign} />
    </svg>
  );
}
