import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { readTestTime, type TestTimeLimits } from '../../../core/domain/validate-test-time.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0, 40);
const LIMITS: TestTimeLimits = {
  now: NOW,
  today: '2026-11-20' as CalendarDate,
  offsetAt: () => -480,
  manufacturedOn: '2026-11-10' as CalendarDate,
  onset: null,
};

const codesOf = (date: string, time: string, limits: Partial<TestTimeLimits> = {}): readonly string[] => {
  const read = readTestTime({ date, time }, { ...LIMITS, ...limits });
  return read.ok ? [] : read.error.map(({ field, code }) => `${field} ${code}`);
};

describe('when a reported test was taken', () => {
  it('is parsed in the person’s time zone', () => {
    expect(readTestTime({ date: '11/19/2026', time: '3:45 PM' }, LIMITS)).toEqual({
      ok: true,
      value: Date.UTC(2026, 10, 19, 23, 45),
    });
  });

  it.each([
    ['11/20/2026', '10:00', []],
    ['11/20/2026', '10:01', ['takenTime FUTURE_TIME']],
    ['11/21/2026', '00:00', ['takenDate FUTURE_DATE']],
    ['11/10/2026', '00:00', []],
    ['11/09/2026', '23:59', ['takenDate BEFORE_MANUFACTURE']],
    ['', '', ['takenDate EMPTY_DATE', 'takenTime EMPTY_TIME']],
    ['11/31/2026', '25:00', ['takenDate INVALID_DATE', 'takenTime INVALID_TIME']],
  ] as const)('%s at %s: %j', (date, time, codes) => {
    expect(codesOf(date, time)).toEqual(codes);
  });

  it('may be longer ago than the limit for reports', () => {
    expect(codesOf('06/02/2026', '08:00', { manufacturedOn: '2025-06-01' as CalendarDate })).toEqual([]);
  });

  it('is not before the symptoms began', () => {
    const onset = '2026-11-18' as CalendarDate;
    expect(codesOf('11/18/2026', '00:00', { onset })).toEqual([]);
    expect(codesOf('11/17/2026', '23:59', { onset })).toEqual(['takenDate ONSET_AFTER_TEST']);
  });

  it('is not compared with a date of manufacture in the future', () => {
    expect(codesOf('11/20/2026', '08:00', { manufacturedOn: '2026-12-01' as CalendarDate })).toEqual([]);
  });
});
