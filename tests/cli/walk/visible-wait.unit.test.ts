import { describe, expect, it } from 'vitest';
import { showIn } from '../../../cli/walk/inquirer-prompter.ts';
import { menuLines } from '../../../cli/walk/menu-entries.ts';
import { waitVisibly } from '../../../cli/walk/visible-wait.ts';
import { fitted, wrapLines } from '../../../cli/wrap-lines.ts';

/** A wait at a clock that moves only while it sleeps; skipped after so many ticks. */
async function clocksOf(milliseconds: number, speed: number, skippedAfter = Infinity, from = milliseconds) {
  const clocks: string[] = [];
  let [now, ticks] = [5_000, 0];
  await waitVisibly(milliseconds, {
    from,
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
    expect((await clocksOf(900_000, 1)).clocks).toHaveLength(901);
  });

  it('counts the time that the timer of the app has left', async () => {
    expect((await clocksOf(30_000, 60, Infinity, 60_000)).clocks).toEqual(['01:00', '00:45', '00:30']);
  });

  it('ends when the rest is skipped', async () => {
    expect(await clocksOf(60_000, 60, 2)).toEqual({ clocks: ['01:00', '00:45', '00:00'], took: 500 });
  });
});

describe('the clock of a wait', () => {
  const shownIn = (output: { readonly isTTY?: boolean; readonly columns?: number }) => {
    const written: string[] = [];
    showIn({ ...output, write: (text) => written.push(String(text)) > 0 }, 'Time remaining: 14:59');
    return written.join('');
  };

  it('is one line that changes in a terminal, never wider than it, and a line for each change elsewhere', () => {
    expect(shownIn({ isTTY: true, columns: 80 })).toBe('\rTime remaining: 14:59\u001b[K');
    expect(shownIn({ isTTY: true, columns: 15 })).toBe('\rTime remaining\u001b[K');
    expect(shownIn({})).toBe('Time remaining: 14:59\n');
  });
});

describe('a menu', () => {
  it('fits below its question in the height of the terminal', () => {
    expect([24, 60, 12, 2].map(menuLines)).toEqual([12, 30, 8, 3]);
  });
});

describe('a text in a narrow terminal', () => {
  it('is wrapped between words, with its indentation', () => {
    const text = '  Do not read the lines yet, because it is too early.\nshort';
    expect(wrapLines(text, 24)).toBe('  Do not read the lines\n  yet, because it is too\n  early.\nshort');
    expect(wrapLines(text, 80)).toBe(text);
    expect(wrapLines('  - Do not read them yet', 20)).toBe('  - Do not read them\n    yet');
    expect(fitted(text, { isTTY: true, columns: 24 })).toBe(wrapLines(text, 24));
    expect(fitted(text, { columns: 24 })).toBe(text);
    expect(fitted(text, { isTTY: true, columns: 0 })).toBe(text);
  });

  it('keeps a word that is longer than a line', () => {
    expect(wrapLines(`see ${'x'.repeat(30)} now`, 20)).toBe(`see\n${'x'.repeat(30)}\nnow`);
  });
});
