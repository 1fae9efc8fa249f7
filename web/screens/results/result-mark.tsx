import type { TestResult } from '../../../core/domain/choice-lists.ts';

/** The shape of a result, so that color is not the only difference. */
const SHAPES: Readonly<Record<TestResult, string>> = {
  positive: 'M12 1 L23 12 L12 23 L1 12 Z M12 6.5 V17.5 M6.5 12 H17.5',
  negative: 'M12 1 A11 11 0 1 1 11.99 1 Z M6.5 12 H17.5',
  invalid: 'M2 2 H22 V22 H2 Z M7.5 7.5 L16.5 16.5 M16.5 7.5 L7.5 16.5',
};

export function ResultMark({ result }: { readonly result: TestResult }) {
  return (
    <svg className="result-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[result]} />
    </svg>
  );
}
