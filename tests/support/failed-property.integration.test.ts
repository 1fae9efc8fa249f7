import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED, printed } from './printed-failure.ts';
import { repeatPattern } from './property-report.ts';
import { propertySettings } from './property-settings.ts';

/** A property that fails for most numbers: the smallest of them is 1000. */
const small = fc.property(fc.nat(), (number) => {
  expect(number).toBeLessThan(1000);
});

/** What a printed command sets. */
function environmentIn(message: string): Readonly<Record<string, string | undefined>> {
  const [, seed, path] = /FC_SEED=(\S+) FC_PATH=(\S+)/.exec(message) ?? [];
  return { FC_SEED: seed, FC_PATH: path };
}

describe('a failed property', () => {
  it('prints (exactly) the command that repeats it', async () => {
    const message = await printed(() => fc.assert(small, FIXED));
    expect(message).toContain('Counterexample: [1000]');
    expect(message).toMatch(
      /^ {2}FC_SEED=20261120 FC_PATH=[\d:]+ npm run vitest -- tests\/support\/failed-property\.integration\.test\.ts -t "\^a failed property \. prints \.exactly\. the command that repeats it\$"$/m,
    );
    const { seed = 0, path = '', endOnFailure = false } = propertySettings(environmentIn(message));
    expect(fc.check(small, { seed, path, endOnFailure, plugins: [] })).toMatchObject({
      failed: true,
      numRuns: 1,
      numShrinks: 0,
      counterexample: [1000],
    });
  });

  it('is the only test that the command runs', () => {
    const { testPath = '', currentTestName = '' } = expect.getState();
    const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
    const listed = execFileSync(process.execPath, [vitest, 'list', testPath, '-t', repeatPattern(currentTestName)], {
      encoding: 'utf8',
    });
    expect(listed.trim().split('\n')).toEqual([expect.stringContaining('is the only test that the command runs')]);
  });
});
