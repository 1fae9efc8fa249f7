import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondsToNextWindow, windowOf } from '../../server/limits/windows.ts';
import { assertProperty } from '../support/assert-property.ts';

const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const windows = fc.integer({ min: 1, max: 86_400_000 });

describe('A window', () => {
  test('contains its instant, and adjoins the next window', () => {
    assertProperty(
      fc.property(instants, windows, (now, windowMs) => {
        const { start, end } = windowOf(now, windowMs);
        expect(start <= now && now < end).toBe(true);
        expect(end - start).toBe(windowMs);
        expect(windowOf(end, windowMs).start).toBe(end);
        expect(windowOf(start, windowMs)).toEqual({ start, end });
      }),
    );
  });

  test('ends after the seconds that it reports, and not a whole second earlier', () => {
    assertProperty(
      fc.property(instants, windows, (now, windowMs) => {
        const seconds = secondsToNextWindow(now, windowMs);
        const { end } = windowOf(now, windowMs);
        expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
        expect(now + seconds * 1000).toBeGreaterThanOrEqual(end);
        expect(now + (seconds - 1) * 1000).toBeLessThan(end);
      }),
    );
  });
});
