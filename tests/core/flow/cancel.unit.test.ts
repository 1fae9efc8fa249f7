import { describe, expect, it } from 'vitest';
import { cancelCost } from '../../../core/flow/cancel.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { startedHarness } from '../../support/flow-harness.ts';

describe('the consequence of cancelling, as shown in advance', () => {
  it('is nothing before the scan, then a freed cassette, then a used one, and a submitted test at the end', async () => {
    const harness = await startedHarness('testing');
    const costAt = async (...steps: readonly StepId[]): Promise<readonly string[]> => {
      const costs: string[] = [];
      for (const step of steps) {
        await harness.passUntil(step);
        costs.push(cancelCost(harness.runner().current().session));
      }
      return costs;
    };
    expect(await costAt('first-scan', 'place-tube', 'process-2', 'result-ready', 'review-profile')).toEqual([
      'nothing',
      'freed',
      'freed',
      'used',
      'used',
    ]);
    expect(await costAt('dispose-kit')).toEqual(['submitted']);
  });
});
