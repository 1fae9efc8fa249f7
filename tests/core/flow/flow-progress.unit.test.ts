import { describe, expect, it } from 'vitest';
import { flowProgress } from '../../../core/flow/flow-progress.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import { EMPTY_SESSION, type FlowName } from '../../../core/flow/session.ts';

const NAMES = Object.keys(FLOWS) as FlowName[];

function progressAt(flow: FlowName, currentStep: number) {
  const session = { ...EMPTY_SESSION, isFollowingTest: flow === 'testing', isReportingResult: flow === 'reporting' };
  const progress = flowProgress({ ...session, currentStep });
  if (progress === null) throw new Error(`There is no progress at ${currentStep}.`);
  return progress;
}

describe.each(NAMES)('the progress of %s', (name) => {
  const steps = FLOWS[name].map((row, number) => ({ row, ...progressAt(name, number) }));

  it('agrees with its labels at every step: full before the current stage, begun in it, empty after it', () => {
    for (const { stage, stages, shares } of steps.slice(0, -1)) {
      const at = stages.indexOf(stage);
      expect(shares.slice(0, at)).toEqual(stages.slice(0, at).map(() => 1));
      expect(shares[at]).toBeGreaterThanOrEqual(0.2);
      expect(shares[at]).toBeLessThan(1);
      expect(shares.slice(at + 1)).toEqual(stages.slice(at + 1).map(() => 0));
    }
  });

  it('names the stage of the step, and the first one before any is named', () => {
    for (const { row, stage, stages, isStarted } of steps) {
      expect(stage).toBe(row.stage ?? stages[0]);
      expect(isStarted).toBe(row.stage !== undefined);
    }
  });

  it('never goes back on the way to a full bar', () => {
    const sums = steps.map(({ shares }) => shares.reduce((sum, share) => sum + share, 0));
    expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    expect(new Set(steps.at(-1)?.shares)).toEqual(new Set([1]));
    expect(steps.map(({ done, total }) => `${done}/${total}`)).toEqual(
      steps.map((_, number) => `${number}/${steps.length - 1}`),
    );
  });
});

describe('the progress', () => {
  it('is there from the first step, and its names start at the eighth', () => {
    expect(progressAt('testing', 0).isStarted).toBe(false);
    expect(FLOWS.testing.findIndex((_, number) => progressAt('testing', number).isStarted)).toBe(8);
    expect(flowProgress(EMPTY_SESSION)).toBeNull();
  });
});
