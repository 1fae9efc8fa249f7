// @module-tag full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StepId } from '../../core/flow/step-row.ts';
import { paths, startsAt } from '../../fixtures/arbitraries/paths.ts';
import { readings, readingsOf } from '../../fixtures/arbitraries/readings.ts';
import { flowProperty } from './flow-property.ts';
import { FIXED } from './printed-failure.ts';
import { classify, statistics } from './property-statistics.ts';

/** What is printed of a property, line by line and without its columns. */
async function counted<Inputs>(
  property: fc.IProperty<Inputs> | fc.IAsyncProperty<Inputs>,
  parameters: fc.Parameters<Inputs> = {},
  env: Readonly<Record<string, string>> = { FC_STATS: '1' },
): Promise<{ readonly lines: readonly string[]; readonly run: fc.RunDetails<Inputs> }> {
  let text = '';
  const plugins = [statistics<Inputs>(env, (more) => void (text += more))];
  const run = await fc.check(property, { ...FIXED, ...parameters, plugins });
  return { run, lines: text.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' ')) };
}

const numbers = fc.property(fc.integer({ min: 0, max: 9 }), (number) => {
  fc.pre(number !== 5);
  if (number === 1) classify('one');
  classify('small: under ten');
  classify('small: under ten');
});

describe('the statistics of a property', () => {
  it('count the inputs under the names that it gives them, each input once', async () => {
    const { lines } = await counted(numbers, { numRuns: 4, examples: [[5], [1], [2], [7], [9]] });
    expect(lines).toEqual([
      '',
      'the statistics of a property > count the inputs under the names that it gives them, each input once',
      '4 inputs of a property, and how many of them met:',
      'class one 1 25 %',
      'class small: under ten 4 100 %',
      '',
    ]);
  });

  it('count the steps, results, scans and lengths of paths', async () => {
    const property = flowProperty(
      'testing',
      [startsAt('testing'), fc.constant(readingsOf('negative')), paths(3)],
      async (harness, start, read) => {
        await harness.passUntil(start, read);
        if (start === 'first-scan') await harness.actions().scanCode('nothing');
      },
    );
    const { lines } = await counted(property, {
      numRuns: 2,
      examples: [
        ['first-scan', readingsOf('negative'), []],
        ['confirm-result', readingsOf('negative'), [{ kind: 'next' }]],
      ],
    });
    expect(lines).toContain('2 inputs of a property, and how many of them met:');
    expect(lines[3]).toMatch(/^every input: step none, intro-welcome, .*, scan-device, first-scan; scan accepted$/);
    expect(lines.filter((line) => /^(step (first-scan|confirm)|result|scan|moves)/.test(line))).toEqual([
      'step confirm-result 1 50 %',
      'result negative 1 50 %',
      'scan scanFailed 1 50 %',
      'moves 0 1 50 %',
      'moves 1 to 4 1 50 %',
    ]);
  });

  it('begin with the names of the property, before the steps', async () => {
    const property = flowProperty('testing', [fc.nat()], async (harness, number) => {
      classify('any');
      if (number % 2 === 0) await harness.passStep();
    });
    const { lines } = await counted(property, { numRuns: 2, examples: [[1], [2]] });
    expect(lines.slice(3)).toEqual([
      'class any 2 100 %',
      'every input: step none, intro-welcome',
      'step intro-how-it-works 1 50 %',
      '',
    ]);
  });

  it('say 0 or 100 % of none or all only', async () => {
    const property = fc.property(fc.nat({ max: 19_999 }), (number) => {
      if (number < 1) classify('one');
      if (number < 65) classify('few');
      if (number < 19_999) classify('all but one');
      if (number < 7000) classify('a third');
    });
    const examples = Array.from({ length: 20_000 }, (_, at): [number] => [at]);
    const { lines } = await counted(property, { numRuns: 20_000, examples });
    expect(lines.slice(3)).toEqual([
      'class a third 7000 35 %',
      'class all but one 19999 99.9 %',
      'class few 65 0.3 %',
      'class one 1 0.1 %',
      '',
    ]);
  });

  it('have the same order whatever the order of the inputs: numbers, and then the alphabet', async () => {
    const names = ['10 days', 'late', '-1', '2', 'early', '-10', '9 days'];
    const property = fc.property(fc.constantFrom(...names), classify);
    const expected = ['-10', '-1', '2', '9 days', '10 days', 'early', 'late'];
    for (const order of [names, names.toReversed()]) {
      const examples = order.map((name): [string] => [name]);
      const { lines } = await counted(property, { numRuns: names.length, examples });
      expect(lines.slice(3, -1)).toEqual(expected.map((name) => `class ${name} 1 14 %`));
    }
  });

  it('have the steps in the order of the flow, also one that only later inputs meet', async () => {
    const [reported, unreported] = [
      readingsOf('negative'),
      { ...readingsOf('negative'), report: 'doNotReport' as const },
    ];
    const property = flowProperty(
      'reporting',
      [fc.constantFrom<StepId>('submit-report', 'reporting-information'), readings],
      (harness, step, read) => harness.passUntil(step, read),
    );
    const { lines } = await counted(property, {
      numRuns: 3,
      examples: [
        ['reporting-information', unreported],
        ['reporting-information', reported],
        ['submit-report', reported],
      ],
    });
    expect(lines[3]).toContain(': step none, intro-welcome, ');
    expect(lines[3]).toContain(', health-questionnaire, confirm-kit, scan-device, ');
    expect(lines.filter((line) => line.startsWith('step'))).toEqual([
      'step review-profile 1 33 %',
      'step reporting-information 2 67 %',
    ]);
  });

  it('do not count the inputs that shrink a failure', async () => {
    const property = flowProperty('testing', [startsAt('testing'), readings], async (harness, start, read) => {
      await harness.passUntil(start, read);
      expect(harness.state().session.result).not.toBe('positive');
    });
    const { lines, run } = await counted(property);
    expect(run.numShrinks).toBeGreaterThan(0);
    expect(lines).toContain(`${String(run.numRuns)} inputs of a property, and how many of them met:`);
  });

  it('are not printed without the setting', async () => {
    expect(await counted(numbers, {}, {})).toMatchObject({ lines: [''] });
    expect(await counted(numbers, {}, { FC_STATS: '0' })).toMatchObject({ lines: [''] });
  });
});
