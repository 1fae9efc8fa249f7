import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readings } from '../../fixtures/arbitraries/readings.ts';
import { flowProperty } from './flow-property.ts';
import { makeMove } from './make-move.ts';
import { repeatPattern } from './property-report.ts';
import { propertySettings, runs } from './property-settings.ts';
import { playInTerminal, scenarioOf } from './scenarios.ts';

/** Whatever the environment sets, the properties below fail. */
const FIXED = { seed: 20261120, path: '', endOnFailure: false, numRuns: 500 };

/** What is printed of a property that fails. */
async function printed(assertion: () => void | Promise<void>): Promise<string> {
  try {
    await assertion();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The property holds.');
}

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

  it('of a path through the flow prints it as a scenario, which can be played', async () => {
    const message = await printed(() =>
      fc.assert(
        flowProperty('testing', [fc.nat(45), readings], async (harness, passed, read) => {
          for (let count = 0; count < passed; count += 1) await harness.passStep(read);
          expect(harness.step()).not.toBe('next-steps');
          expect(harness.state().session.result).not.toBe('positive');
        }),
        FIXED,
      ),
    );
    expect(message).toMatch(/^# {3}expected 'positive' not to be 'positive'/m);
    expect(message).not.toContain('Counterexample');
    expect(message).not.toContain('Left out');
    const text = message.slice(message.indexOf('#'), message.indexOf('\nTo repeat it:'));
    const { scenario } = scenarioOf(text);
    expect(scenario.actions.slice(-4)).toEqual([
      { name: 'next', value: null },
      { name: 'answer', value: { test: 'yes' } },
      { name: 'next', value: null },
      { name: 'expect', value: { step: 'confirm-result' } },
    ]);
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true });
  });

  it('names what its path did that no screen offers', async () => {
    const message = await printed(() =>
      fc.assert(
        flowProperty('testing', [fc.constant('ok' as const)], async (harness, kind) => {
          await harness.passStep();
          await makeMove(harness, { kind });
          expect(harness.step()).toBe('intro-welcome');
        }),
        FIXED,
      ),
    );
    expect(message).toContain('# Left out, because no screen offered it: "ok"\n');
  });
});

describe('the settings of properties', () => {
  it('are read from the environment', () => {
    expect(runs(200, {})).toEqual({ numRuns: 200 });
    expect(runs(200, { FC_RUNS: '5000' })).toEqual({ numRuns: 5000 });
    expect(propertySettings({ FC_SEED: '-12', FC_RUNS: '7' })).toMatchObject({ seed: -12, numRuns: 7 });
    expect(propertySettings({})).not.toHaveProperty('seed');
  });

  it.each([
    [{ FC_SEED: 'today' }, 'FC_SEED=today: expected a whole number.'],
    [{ FC_RUNS: '0' }, 'FC_RUNS=0: expected a whole number above 0.'],
    [{ FC_PATH: '1:2' }, 'FC_PATH needs the FC_SEED that was printed with it.'],
  ])('%j is rejected', (env, problem) => {
    expect(() => propertySettings(env)).toThrow(problem);
  });

  it('set the number of runs of every property', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && file !== import.meta.filename);
    const fixed = tests.filter((file) => /numRuns: [\d_]+/.test(readFileSync(file, 'utf8')));
    expect(tests.length).toBeGreaterThan(100);
    expect(fixed).toEqual([]);
  });
});
