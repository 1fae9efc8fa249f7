import { describe, expect, it } from 'vitest';
import { waitVisibly } from '../../../cli/walk/visible-wait.ts';
import { fitted, wrapLines } from '../../../cli/wrap-lines.ts';

/** A wait at a clock that moves only while it sleeps; skipped after so many ticks. */
async function clocksOf(milliseconds: number, speed: number, skippedAfter = Infinity) {
  const clocks: string[] = [];
  let [now, ticks] = [5_000, 0];
  await waitVisibly(milliseconds, {
    speed,
    show: (clock) => void clocks.push(clock),
    now: () => now,
    sleep: (real) => {
      [now, ticks] = [now + real, ticks + 1];
      return Promise.resolve();
    },
    isSkipped: () => ticks >= skippedAfter,
  });
  return { clocks, took: now - 5_000 };
}

describe('a wait in the terminal', () => {
  it('counts down to the end, as fast as was asked', async () => {
    const { clocks, took } = await clocksOf(60_000, 60);
    expect(took).toBe(1_000);
    expect(clocks).toEqual(['01:00', '00:45', '00:30', '00:15', '00:00']);
    expect((await clocksOf(900_000, 1)).clocks).toHaveLength(3_601);
  });

  it('ends when the rest is skipped', async () => {
    expect(await clocksOf(60_000, 60, 2)).toEqual({ clocks: ['01:00', '00:45', '00:00'], took: 500 });
  });
});

describe('a text in a narrow terminal', () => {
  it('is wrapped between words, with its indentation', () => {
    const text = '  Do not read the lines yet, because it is too early.\nshort';
    expect(wrapLines(text, 24)).toBe('  Do not read the lines\n  yet, because it is too\n  early.\nshort');
    expect(wrapLines(text, 80)).toBe(text);
    expect(fitted(text, { isTTY: true, columns: 24 })).toBe(wrapLines(text, 24));
    expect(fitted(text, { columns: 24 })).toBe(text);
    expect(fitted(text, { isTTY: true, columns: 0 })).toBe(text);
  });

  it('keeps a word that is longer than a line', () => {
    expect(wrapLines(`see ${'x'.repeat(30)} now`, 20)).toBe(`see\n${'x'.repeat(30)}\nnow`);
  });
});
