// @module-tag full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths, startsAt } from '../../fixtures/arbitraries/paths.ts';
import { readingsOf } from '../../fixtures/arbitraries/readings.ts';
import { flowProperty } from './flow-property.ts';
import { FIXED } from './printed-failure.ts';
import { classify, statistics } from './property-statistics.ts';

/** What is printed of a property, line by line and without its columns. */
async function counted<Inputs>(
  property: fc.IProperty<Inputs> | fc.IAsyncProperty<Inputs>,
  parameters: fc.Parameters<Inputs> = {},
  env: Readonly<Record<string, string>> = { FC_STATS: '1' },
): Promise<readonly string[]> {
  let text = '';
  const plugins = [statistics<Inputs>(env, (more) => void (text += more))];
  await fc.check(property, { ...FIXED, ...parameters, plugins });
  return text.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
}

const numbers = fc.property(fc.integer({ min: 0, max: 9 }), (number) => {
  fc.pre(number !== 5);
  if (number === 1) classify('one');
  classify('small: under ten');
  classify('small: under ten');
});

describe('the statistics of a property', () => {
  it('count the inputs under the names that it gives them, each input once', async () => {
    const lines = await counted(numbers, { numRuns: 4, examples: [[5], [1], [2], [7], [9]] });
    expect(lines).toEqual([
      '',
      'the statistics of a property > count the inputs under the names that it gives them, each input once',
      '4 inputs of a property, and how many of them met:',
      'class one 1 25.0 %',
      'class small: under ten 4 100.0 %',
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
    const lines = await counted(property, {
      numRuns: 2,
      examples: [
        ['first-scan', readingsOf('negative'), []],
        ['confirm-result', readingsOf('negative'), [{ kind: 'next' }]],
      ],
    });
    expect(lines).toContain('2 inputs of a property, and how many of them met:');
    expect(lines[3]).toMatch(/^every input: step none, intro-welcome, .*, scan-device, first-scan; scan accepted$/);
    expect(lines.filter((line) => /^(step (first-scan|confirm)|result|scan|moves)/.test(line))).toEqual([
      'step confirm-result 1 50.0 %',
      'result negative 1 50.0 %',
      'scan scanFailed 1 50.0 %',
      'moves 0 1 50.0 %',
      'moves 1 to 4 1 50.0 %',
    ]);
  });

  it('are not printed without the setting', async () => {
    expect(await counted(numbers, {}, {})).toEqual(['']);
    expect(await counted(numbers, {}, { FC_STATS: '0' })).toEqual(['']);
  });
});
