// @module-tag full
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { paths, submissionMoves } from '../../fixtures/arbitraries/paths.ts';
import { symptomaticReadings } from '../../fixtures/arbitraries/readings.ts';
import { assertProperty } from './assert-property.ts';
import { flowProperty } from './flow-property.ts';
import { makeMove } from './make-move.ts';
import { FIXED, printed } from './printed-failure.ts';

const INPUTS = /^With these inputs, which can be pasted into the `examples`:\n {2}(.*)$/m;

const pastedIn = (message: string): string => INPUTS.exec(message)?.[1] ?? '';

/** Fails for a path that leaves the step. */
const property = flowProperty(
  'reporting',
  [symptomaticReadings, paths(6, submissionMoves)],
  async (harness, read, path) => {
    await harness.passUntil('submit-report', read);
    for (const move of path) await makeMove(harness, move);
    expect(harness.step()).toBe('submit-report');
  },
);

it('the inputs of a failure are an example as they are printed, with the types of days and answers', async () => {
  vi.stubEnv('FC_REPLAY', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const found = await printed(() => assertProperty(property, FIXED));
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(`\n    ${pastedIn(found).slice(1, -1)},\n`);
  // prettier-ignore
  const pasted = assertProperty(property, { examples: [[
    {"symptoms":"yes","onset":{"text":"11/20/2026","day":"2026-11-20" as CalendarDate},"control":"yes","test":"unsure","result":"positive","report":"reportToAims"},[{"kind":"pass","readings":{"symptoms":"no","onset":null,"control":"yes","test":"no","result":"positive","report":"reportToAims"}}],
  ]] });
  expect(await printed(() => pasted)).toMatch(/^Property failed \(inputs tried: 1, /);
});

it.each([
  [['2026-11-20'], '["2026-11-20" as CalendarDate]'],
  [{ '2026-11-20': ['at "2026-11-20"'] }, '{"2026-11-20":["at \\"2026-11-20\\""]}'],
  [['2026-11-200', '11/20/2026'], '["2026-11-200","11/20/2026"]'],
])('only a text that is a whole day is printed with its type: %j', (inputs, text) => {
  const never = fc.property(fc.constant(inputs), () => false);
  expect(() => fc.assert(never, FIXED)).toThrow(`\n  [${text}]\n`);
});

it.each([
  [
    'separators and marks',
    '\u2028\u00a0\u200b\u3164\u001d\u007f\u0301',
    String.raw`"\u2028\u00a0\u200b\u3164\u001d\u007f\u0301"`,
  ],
  ['an emoji', '\u{1f600}', String.raw`"\ud83d\ude00"`],
  ['a name', { '\u200bñ': 'Ж "漢" ~' }, String.raw`{"\u200bñ":"Ж \"漢\" ~"}`],
])('characters that do not show are printed as escapes, others as they are: %s', (_what, inputs, text) => {
  const never = fc.property(fc.constant(inputs), () => false);
  expect(() => fc.assert(never, FIXED)).toThrow(`\n  [${text}]\n`);
});
