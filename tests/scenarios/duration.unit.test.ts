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
    ['2 días', 2 * 24 * 60],
    ['1 dia', 24 * 60],
  ])('is read in Spanish from %j', (text, minutes) => {
    expect(parseDuration(text, 'es')).toBe(minutes * MINUTE);
  });

  it.each([0, 59, 60, 899, 3600, 4805])('of %d seconds is written as it is read', (seconds) => {
    expect(parseDuration(writtenDuration(seconds))).toBe(seconds * 1000);
  });

  it('is written without what is zero', () => {
    expect([0, 900, 3600, 4805].map(writtenDuration)).toEqual(['0s', '15m', '1h', '1h20m5s']);
  });
});
