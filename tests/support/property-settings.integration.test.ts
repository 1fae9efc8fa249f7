// @module-tag full
import { describe, expect, it } from 'vitest';
import { FIXED_SEED } from '../../scripts/test-seeds.mjs';
import { propertySettings, runs } from './property-settings.ts';

describe('the settings of properties', () => {
  it('are read from the environment', () => {
    expect(runs(200, {})).toEqual({ numRuns: 200 });
    expect(runs(200, { FC_RUNS: '5000' })).toEqual({ numRuns: 5000 });
    expect(propertySettings({ FC_SEED: '-12', FC_RUNS: '7' })).toMatchObject({ seed: -12, numRuns: 7 });
    expect(propertySettings({}).seed).toBe(FIXED_SEED);
  });

  it.each([
    [{ FC_SEED: 'today' }, 'FC_SEED=today: expected a whole number.'],
    [{ FC_RUNS: '0' }, 'FC_RUNS=0: expected a whole number above 0.'],
    [{ FC_STATS: 'yes' }, 'FC_STATS=yes: expected 1 or 0.'],
    [{ FC_PATH: '1:2' }, 'FC_PATH needs the FC_SEED that was printed with it.'],
  ])('%j is rejected', (env, problem) => {
    expect(() => propertySettings(env)).toThrow(problem);
  });
});
