import { describe, expect, it } from 'vitest';
import { parseDuration, writtenDuration } from '../../scenarios/duration.ts';

const MINUTE = 60_000;

describe('a duration', () => {
  it.each([
    ['90s', 1.5],
    ['20m', 20],
    ['1h20m', 80],
    ['5 min', 5],
    ['20 minutes', 20],
    ['1 h 20 min', 80],
    ['2 hours', 120],
    [' 14m59s ', 14 + 59 / 60],
    ['8d', 8 * 24 * 60],
    ['1 day 2h', 26 * 60],
    ['500ms', 0.5 / 60],
    ['14m59s999ms', 899.999 / 60],
    ['2m 30 ms', 120.03 / 60],
  ])('is read from %j', (text, minutes) => {
    expect(parseDuration(text)).toBe(Math.round(minutes * MINUTE));
  });

  it.each(['', 'soon', '20', '20 minuts', '20 minutos', '5 parsecs', '-5m', '5m 1h', 'm'])(
    'is not read from %j',
    (text) => {
      expect(parseDuration(text)).toBeNull();
    },
  );

  it.each([
    ['20 minutos', 20],
    ['1 hora 20 min', 80],
    ['90 segundos', 1.5],
    ['1h20m', 80],
    ['500ms', 0.5 / 60],
    ['2 días', 2 * 24 * 60],
    ['1 dia', 24 * 60],
  ])('is read in Spanish from %j', (text, minutes) => {
    expect(parseDuration(text, 'es')).toBe(minutes * MINUTE);
  });

  it.each([0, 1, 999, 59_000, 60_000, 899_999, 3_600_000, 4_805_000])(
    'of %d milliseconds is written as it is read',
    (milliseconds) => {
      expect(parseDuration(writtenDuration(milliseconds))).toBe(milliseconds);
    },
  );

  it('is written without what is zero', () => {
    const written = [0, 900_000, 3_600_000, 4_805_000, 899_999, 60_001].map(writtenDuration);
    expect(written).toEqual(['0s', '15m', '1h', '1h20m5s', '14m59s999ms', '1m1ms']);
  });
});
