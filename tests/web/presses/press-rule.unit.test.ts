import { describe, expect, it } from 'vitest';
import { countsOnce, isHeldPress, NEW_SCREEN_PAUSE_MS, SAME_POINT_PX } from '../../../web/presses/press-rule.ts';

const SHOWN_AT = 5_000;
const press = (change: object) => ({ x: 180, y: 600, at: SHOWN_AT + 100, clickCount: 1, ...change });
const before = { shownAt: SHOWN_AT, pointBefore: { x: 180, y: 600 } };

describe('a press of the pointer', () => {
  it('counts once for a double click', () => {
    const longAfter = { at: SHOWN_AT + 60_000 };
    expect([1, 2, 3].map((clickCount) => countsOnce(press({ ...longAfter, clickCount }), before))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['before the screen appeared, delivered late', -200, false],
    ['as the screen appears', 0, false],
    ['just before the pause ends', NEW_SCREEN_PAUSE_MS - 1, false],
    ['at the end of the pause', NEW_SCREEN_PAUSE_MS, true],
  ])('at the same place as the previous one, %s', (_when, after, counts) => {
    expect(countsOnce(press({ at: SHOWN_AT + after }), before)).toBe(counts);
  });

  it.each([
    ['slightly beside it', SAME_POINT_PX, false],
    ['elsewhere', SAME_POINT_PX + 1, true],
  ])('on a new screen, %s', (_where, distance, counts) => {
    expect(countsOnce(press({ y: 600 - distance }), before)).toBe(counts);
  });

  it('counts if there was none before the screen appeared', () => {
    expect(countsOnce(press({}), { ...before, pointBefore: null })).toBe(true);
  });
});

describe('a key', () => {
  it('presses once while it is held down, and types each time it repeats', () => {
    expect(isHeldPress({ key: 'Enter', repeat: false })).toBe(false);
    expect(isHeldPress({ key: 'Enter', repeat: true })).toBe(true);
    expect(isHeldPress({ key: 'a', repeat: true })).toBe(false);
  });
});
