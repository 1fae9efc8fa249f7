// @module-tag full
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { assertProperty } from './assert-property.ts';
import { keepsFailures, keptFailures } from './kept-failures.ts';
import { printed } from './printed-failure.ts';
import { testFile } from './property-report.ts';
import { propertySettings } from './property-settings.ts';
import { runsOfItsOwn } from './runs-of-its-own.ts';

const FAILURE = { seed: -5, path: '3:1', inputs: '[7]' };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A property of numbers below a limit, which the test moves, and the numbers that it has tried since. */
function limited() {
  const tried: number[] = [];
  let limit = 1000;
  const property = fc.property(fc.nat(), (number) => {
    tried.push(number);
    expect(number).toBeLessThan(limit);
  });
  const moveLimit = (to: number): void => {
    limit = to;
    tried.length = 0;
  };
  return { property, tried, moveLimit };
}

/** What is printed to the standard error output. */
function standardError(): readonly string[] {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  onTestFinished(() => write.mockRestore());
  return lines;
}

/** Keeps failures whatever the environment says, and none of this file's after the test. */
beforeEach(() => {
  vi.stubEnv('CI', '');
  vi.stubEnv('FC_REPLAY', '');
  const settings = fc.readConfigureGlobal();
  fc.configureGlobal(propertySettings({}));
  return () => {
    vi.unstubAllEnvs();
    fc.configureGlobal(settings);
    keptFailures(testFile()).retain([]);
  };
});

describe('a property that has failed', () => {
  it('first tries the same input, until it passes', async () => {
    const { property, tried, moveLimit } = limited();
    expect(await printed(() => assertProperty(property))).toContain('\nThe next run tries this input first.');
    moveLimit(1000);
    const again = await printed(() => assertProperty(property));
    expect(again).toContain('\n  [1000]\n');
    expect(again).toContain('\nA failure of an earlier run was tried first.');
    expect(tried).toEqual([1000]);
    moveLimit(Infinity);
    standardError();
    assertProperty(property);
    expect(tried[0]).toBe(1000);
    expect(tried.length).toBeGreaterThan(100);
    moveLimit(0);
    expect(await printed(() => assertProperty(property))).toContain('\nThe next run tries this input first.');
  });

  it('does the same when it is asynchronous, also with an example that fails', async () => {
    const tried: number[] = [];
    let limit = 0;
    const property = fc.asyncProperty(fc.nat({ max: 9 }), async (number) => {
      tried.push(number);
      await Promise.resolve();
      expect(number).toBeGreaterThanOrEqual(limit);
    });
    limit = 8;
    const first = { examples: [[9], [7]] as [number][], numRuns: 5 };
    expect(await printed(() => assertProperty(property, first))).toContain('\nThe next run tries this input first.');
    const found = tried.at(-1);
    tried.length = 0;
    expect(await printed(() => assertProperty(property, first))).toContain('was tried first.');
    expect(tried).toEqual([found]);
    standardError();
    limit = 0;
    await assertProperty(property, first);
    expect(tried.slice(1, 2)).toEqual([found]);
  });

  it.each<readonly [how: string, assertLimit: (limit: number) => Promise<void> | void]>([
    [
      'at once',
      (limit) =>
        assertProperty(
          fc.property(fc.constant('\u2028é'), (text) => {
            expect(text.length).toBeLessThan(limit);
          }),
        ),
    ],
    [
      'asynchronous',
      (limit) =>
        assertProperty(
          fc.asyncProperty(fc.constant('\u2028é'), async (text) => {
            await Promise.resolve();
            expect(text.length).toBeLessThan(limit);
          }),
        ),
    ],
  ])('is forgotten with a line that says its inputs: %s', async (_how, assertLimit) => {
    const said = standardError();
    await printed(() => assertLimit(2));
    await printed(() => assertLimit(2));
    expect(said).toEqual([]);
    await assertLimit(3);
    await assertLimit(3);
    const { currentTestName = '' } = expect.getState();
    expect(said).toEqual([`The kept failure of "${currentTestName}" passed and is forgotten; it was: ["\\u2028é"]\n`]);
  });

  it('tries all inputs when its own have changed', () => {
    const { property, tried, moveLimit } = limited();
    moveLimit(Infinity);
    const failures = keptFailures(testFile());
    const { currentTestName = '' } = expect.getState();
    failures.keep(currentTestName, { ...FAILURE, path: '0:99:99' });
    const said = standardError();
    assertProperty(property);
    expect(tried.length).toBe(100);
    expect(failures.of(currentTestName)).toBeUndefined();
    expect(said).toEqual([
      `The kept failure of "${currentTestName}" leads to no input now and is forgotten; it was: [7]\n`,
    ]);
  });

  it.each([
    ['CI', 'true'],
    ['FC_REPLAY', '0'],
  ])('is not kept with %s=%s', async (name, value) => {
    vi.stubEnv(name, value);
    expect(keepsFailures()).toBe(false);
    expect(await printed(() => assertProperty(limited().property))).not.toContain('tries this input first');
    expect(keptFailures(testFile()).of(expect.getState().currentTestName ?? '')).toBeUndefined();
  });

  it('is not announced when no input was found that fails', async () => {
    const rejecting = fc.property(fc.nat(), () => fc.pre(false));
    const message = await printed(() => assertProperty(rejecting));
    expect(message).toMatch(/^Failed to run property, too many pre-condition/);
    expect(message).not.toContain('next run');
  });

  it('is not tried before the seed that a run sets', async () => {
    const { property, tried, moveLimit } = limited();
    await printed(() => assertProperty(property));
    moveLimit(Infinity);
    assertProperty(property, { seed: 7 });
    expect(tried.length).toBe(100);
    expect(keptFailures(testFile()).of(expect.getState().currentTestName ?? '')).toBeDefined();
  });

  it('is forgotten when its test is no longer in the file', () => {
    const { folder, run } = runsOfItsOwn([
      "it('some test', () => assertProperty(fc.property(fc.nat(), (number) => number < 1000)));",
      "it('another test', () => undefined);",
    ]);
    expect(run()).toContain('1 failed');
    const failures = keptFailures('some.test.ts', join(folder, '.cache/failed-properties'));
    const kept = failures.of('some test');
    expect(kept).toMatchObject({ path: expect.any(String) as string });
    failures.keep('a test that was renamed', FAILURE);
    // A test that is left out of a run is still in the file.
    expect(run('-t', 'another test')).toContain('1 skipped');
    expect(failures.of('a test that was renamed')).toBeUndefined();
    expect(failures.of('some test')).toEqual(kept);
  });
});

describe('the kept failures of a test file', () => {
  it('are kept by the name of the test', () => {
    const failures = keptFailures(testFile(), temporaryFolder());
    failures.keep('one', FAILURE);
    failures.keep('two', { ...FAILURE, seed: 6 });
    failures.keep('three', FAILURE);
    failures.forget('three');
    expect([failures.of('one'), failures.of('two')?.seed, failures.of('three')]).toEqual([FAILURE, 6, undefined]);
    failures.retain(['two']);
    expect([failures.of('one'), failures.of('two')?.seed]).toEqual([undefined, 6]);
  });

  it('leave no file when there are none, or no test file any more', () => {
    const folder = temporaryFolder();
    keptFailures('tests/gone.property.test.ts', folder).keep('one', FAILURE);
    const failures = keptFailures(testFile(), folder);
    failures.keep('one', FAILURE);
    expect(readdirSync(folder)).toEqual([`${encodeURIComponent(testFile())}.json`]);
    failures.forget('one');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are none when the file is damaged', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, `${encodeURIComponent(testFile())}.json`), '{"one": {"se');
    expect(keptFailures(testFile(), folder).of('one')).toBeUndefined();
  });
});
