import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flowDocument } from '../../cli/flow-table.ts';

it('docs/flow.md says what the tables say', () => {
  const written = readFileSync(new URL('../../docs/flow.md', import.meta.url), 'utf8');
  expect(written).toBe(flowDocument());
});
