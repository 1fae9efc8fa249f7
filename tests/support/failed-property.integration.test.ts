// @module-tag full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED, failureOf, printed } from './printed-failure.ts';
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
  it('says first what failed, and then the smallest inputs', async () => {
    const message = await printed(() => fc.assert(small, FIXED));
    const [said, inputs] = message.split('\n\n');
    expect(said).toMatch(
      /^Property failed \(inputs tried: \d+, shrunk: \d+\):\n {2}expected 1000 to be less than 1000$/,
    );
    expect(inputs).toBe('With these inputs, which can be pasted into the `examples`:\n  [1000]');
  });

  it.each([
    ['a day with its type', ['2026-11-20'], '["2026-11-20" as CalendarDate]'],
    ['a day in a text', { '2026-11-20': ['at "2026-11-20"'] }, '{"2026-11-20":["at \\"2026-11-20\\""]}'],
    ['other dates as they are', ['2026-11-200', '11/20/2026'], '["2026-11-200","11/20/2026"]'],
    ['separators and marks as escapes', '\u2028\u00a0\u200b\u001d\u0301', String.raw`"\u2028\u00a0\u200b\u001d\u0301"`],
    ['an emoji as its code units', '\u{1f600}', String.raw`"\ud83d\ude00"`],
    ['letters of any language', { '\u200bñ': 'Ж "漢" ~' }, String.raw`{"\u200bñ":"Ж \"漢\" ~"}`],
  ])('prints in its inputs %s', (_what, inputs, text) => {
    const never = fc.property(fc.constant(inputs), () => false);
    expect(() => fc.assert(never, FIXED)).toThrow(`\n  [${text}]\n`);
  });

  it('names the line of the test, and what was expected and received', async () => {
    const never = fc.property(fc.nat(), (number) => {
      expect(number).toBe(-1);
    });
    const error = await failureOf(() => fc.assert(never, { ...FIXED, examples: [[0]] }));
    expect(error).toMatchObject({ actual: 0, expected: -1 });
    const [call] = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
    expect(call).toContain('failed-property.integration.test.ts:');
  });

  it.each<readonly [what: string, property: fc.IProperty<unknown> | fc.IAsyncProperty<unknown>]>([
    ['an assertion', fc.property(fc.nat(), (number) => expect(number).toBe(number) as unknown as boolean)],
    ['a promise', fc.property(fc.nat(), () => Promise.resolve() as unknown as boolean)],
    ['false asynchronously', fc.asyncProperty(fc.nat(), () => Promise.resolve(false))],
  ])('that returned %s says what to write instead', async (_what, property) => {
    expect(await printed(() => fc.assert(property as fc.IAsyncProperty<unknown>, FIXED))).toMatch(
      /:\n {2}Property failed by returning false\n {2}One that returns `expect\(…\)` needs braces around it, .* `fc\.asyncProperty`\.\n\n/,
    );
  });

  it('without a failing input says why', async () => {
    const rejecting = fc.property(fc.nat(), () => fc.pre(false));
    expect(await printed(() => fc.assert(rejecting, FIXED))).toMatch(/^Failed to run property, too many pre-condition/);
  });

  it('prints (exactly) the command that repeats it', async () => {
    const message = await printed(() => fc.assert(small, FIXED));
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
});
