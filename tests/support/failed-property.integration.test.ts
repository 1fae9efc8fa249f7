import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { utcOffsets } from '../../fixtures/arbitraries/dates.ts';
import { paths, startsAt } from '../../fixtures/arbitraries/paths.ts';
import { readings, readingsOf } from '../../fixtures/arbitraries/readings.ts';
import { makeFlowHarness, START } from './flow-harness.ts';
import { flowProperty } from './flow-property.ts';
import { makeFlowStatistics, takeStatistics } from './flow-statistics.ts';
import { makeMove } from './make-move.ts';
import { SUBMISSION } from './press-at-once.ts';
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
        flowProperty('testing', [startsAt('testing'), readings], async (harness, start, read) => {
          await harness.passUntil(start, read);
          expect(harness.state().session.result).not.toBe('positive');
        }),
        FIXED,
      ),
    );
    expect(message).toMatch(/^# {3}expected 'positive' not to be 'positive'/m);
    expect(message).not.toContain('Counterexample');
    expect(message).not.toContain('Left out');
    expect(message).toContain('\n  # This step showed. Write here what is right.\n  - expect:\n');
    const { scenario } = scenarioOf(scenarioIn(message));
    expect(scenario.actions.slice(-4)).toEqual([
      { name: 'next', value: null },
      { name: 'answer', value: { test: 'yes' } },
      { name: 'next', value: null },
      { name: 'expect', value: { step: 'confirm-result' } },
    ]);
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true });
  });

  it('prints the arguments, to be pasted into the examples', async () => {
    const property = flowProperty(
      'testing',
      [startsAt('testing'), readings, paths(3)],
      async (harness, start, read, _path) => {
        await harness.passUntil(start, read);
        expect(harness.state().session.result).not.toBe('positive');
      },
    );
    const message = await printed(() => fc.assert(property, FIXED));
    const [, pasted = ''] = /^The same as one of the `examples`:\n {2}(.*)$/m.exec(message) ?? [];
    expect(JSON.parse(pasted)).toEqual([
      'confirm-result',
      { ...readingsOf('positive'), report: expect.anything() as string },
      [],
    ]);
  });

  it('names in its place what no screen offered, and what no scenario can say', async () => {
    const message = await printed(() =>
      fc.assert(
        flowProperty('testing', [fc.constant('ok' as const)], async (harness, kind) => {
          await harness.passStep();
          await makeMove(harness, { kind });
          harness.actions().openHome();
          harness.openTab();
          harness.clock.set(harness.clock.now() - 1);
          harness.reload();
          harness.wait(1000);
          harness.clock.advance(2000);
          harness.actions().pressBack();
          harness.backend.failNext('POST /devices/save-device', 503);
          expect(harness.step()).toBe('warnings');
        }),
        FIXED,
      ),
    );
    const text = scenarioIn(message);
    expect(text.slice(text.indexOf('do:'))).toBe(
      [
        'do:',
        '  - start: testing',
        '  - next',
        '  # Left out, because no screen offered it: "ok"',
        '  # actions().openHome()',
        '  # openTab()',
        `  # clock.set(${String(START - 1)}): no scenario sets the clock.`,
        '  - reload',
        '  - wait: 1s',
        '  - wait: 2s',
        '  - back',
        '  - fail:',
        '      POST /devices/save-device: 503',
        '  # This step showed. Write here what is right.',
        '  - expect:',
        '      step: intro-welcome',
        '',
      ].join('\n'),
    );
    // Everything else holds: the path ends before the call that it lets fail.
    const unused = 'This failure of POST /devices/save-device was never used: the call was not made after it.';
    const { at, found } = await playInTerminal(scenarioOf(text).scenario);
    expect({ at, found }).toEqual({ at: 6, found: { action: unused } });
  });

  it('holds the response while the second tab presses Back, and can be played', async () => {
    const read = readingsOf('positive');
    const message = await printed(() =>
      fc.assert(
        flowProperty('reporting', [fc.constant('review-profile' as const)], async (harness, start) => {
          await harness.passUntil(start, read);
          await makeMove(harness, { kind: 'atOnce', readings: read, press: 'back', where: 'otherTab' });
          expect(harness.step()).toBe('warnings');
        }),
        FIXED,
      ),
    );
    const { scenario } = scenarioOf(scenarioIn(message));
    expect(scenario.actions.slice(-7).map(({ name }) => name)).toEqual([
      ...['hold', 'profile', 'tab', 'back', 'tab', 'release', 'expect'],
    ]);
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true, state: { calls: { [SUBMISSION]: 1 } } });
  });

  it('is printed in its time zone', async () => {
    const property = flowProperty(
      'testing',
      [utcOffsets],
      async (harness, _offset) => {
        await harness.passStep();
        expect(harness.step()).toBe('warnings');
      },
      { utcOffsetMinutes: (offset) => offset },
    );
    const message = await printed(() => fc.assert(property, { ...FIXED, examples: [[345]] }));
    expect(message).toMatch(/^now: 2026-11-20T/m);
    const repeated = await printed(() => fc.assert(property, { ...FIXED, examples: [[345]], endOnFailure: true }));
    expect(repeated).toContain('\nnow: 2026-11-20T23:45:00+05:45\n');
  });
});

/** The scenario that is printed of a failed flow property. */
function scenarioIn(message: string): string {
  return message.slice(message.indexOf('#'), message.indexOf('\nThe same as'));
}

describe('the statistics of a flow property', () => {
  it('count steps, results, scans and lengths by input', () => {
    const statistics = makeFlowStatistics({ FC_STATS: '1' });
    const { session, view } = makeFlowHarness().state();
    for (const path of [[], [1, 2, 3]]) {
      statistics?.begin(['intro-welcome', path]);
      for (const _again of [1, 2]) {
        statistics?.see({ ...makeFlowHarness().state(), session: { ...session, result: 'negative' } }, 'first-scan');
      }
    }
    statistics?.see({ ...makeFlowHarness().state(), view: { ...view, scanOutcome: 'expired' } }, 'expired');
    const text = takeStatistics();
    const lines = text.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
    expect(lines.slice(0, 2)).toEqual([
      'the statistics of a flow property > count steps, results, scans and lengths by input',
      '2 inputs of a flow property, and how many of them reached:',
    ]);
    expect(lines.slice(2, -1)).toEqual([
      'step first-scan 2 100 %',
      'step expired 1 50 %',
      'result negative 2 100 %',
      'scan expired 1 50 %',
      'moves 0 1 50 %',
      'moves 1 to 4 1 50 %',
    ]);
    expect(takeStatistics()).toBe('');
  });

  it('do not count the inputs that shrink a failure', async () => {
    vi.stubEnv('FC_STATS', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const property = flowProperty('testing', [startsAt('testing'), readings], async (harness, start, read) => {
      await harness.passUntil(start, read);
      expect(harness.state().session.result).not.toBe('positive');
    });
    const { numRuns, numShrinks } = await fc.check(property, { ...FIXED, plugins: [] });
    expect(numShrinks).toBeGreaterThan(0);
    expect(takeStatistics()).toContain(`\n${String(numRuns)} inputs of a flow property`);
  });

  it('are not counted without the setting', () => {
    expect(makeFlowStatistics({})).toBeNull();
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
