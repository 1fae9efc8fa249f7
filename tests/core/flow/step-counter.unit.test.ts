import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import { countedTime, STEP_COUNTERS } from '../../../core/flow/step-counter.ts';

const [kit] = KITS;

describe('the counters of the steps', () => {
  it('are on the three steps that take some seconds, and on no other', () => {
    const counting = FLOWS.testing.flatMap((row) => (row.counter === undefined ? [] : [[row.id, row.counter]]));
    expect(counting).toEqual([
      ['collect-2', 'nose'],
      ['collect-4', 'nose'],
      ['prepare-2', 'tube'],
    ]);
    expect(FLOWS.reporting.filter((row) => row.counter !== undefined)).toEqual([]);
  });

  it('count as long, and as many rounds, as the kit says', () => {
    expect(STEP_COUNTERS.nose(kit)).toEqual({ seconds: 15, rounds: 5 });
    expect(STEP_COUNTERS.tube(kit)).toEqual({ seconds: 30, rounds: 1 });
    expect(STEP_COUNTERS.nose({ ...kit, noseSeconds: 20, noseCircles: 4 })).toEqual({ seconds: 20, rounds: 4 });
  });

  it.each([
    [0, 15, 1, false],
    [1, 15, 1, false],
    [1000, 14, 1, false],
    [3000, 12, 2, false],
    [11_999, 4, 4, false],
    [12_000, 3, 5, false],
    [14_999, 1, 5, false],
    [15_000, 0, 5, true],
    [60_000, 0, 5, true],
    [-5000, 15, 1, false],
  ])('%i ms after the start, %i seconds are left in round %i', (elapsedMs, secondsLeft, round, isDone) => {
    expect(countedTime({ seconds: 15, rounds: 5 }, elapsedMs)).toMatchObject({ secondsLeft, round, isDone });
  });

  it('empty their ring evenly', () => {
    const shares = [0, 7500, 15_000].map((elapsedMs) => countedTime({ seconds: 15, rounds: 5 }, elapsedMs).share);
    expect(shares).toEqual([1, 0.5, 0]);
  });
});
