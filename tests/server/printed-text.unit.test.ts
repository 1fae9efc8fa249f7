import { expect, test } from 'vitest';
import { columns } from '../../server/operators/printed-text.ts';

test('Columns are as wide as their widest cell', () => {
  expect(
    columns([
      ['REPORT', 'AGE'],
      ['r', '10 min'],
    ]),
  ).toBe('REPORT  AGE\nr       10 min\n');
});

test('A list can have any length', () => {
  const rows = Array.from({ length: 300_000 }, (_, index) => [String(index), 'stuck']);
  expect(columns(rows).split('\n')).toHaveLength(rows.length + 1);
});
