import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { instantOfClock, parseTimeOfDay, timeOfDayAt, type TimeOfDay } from '../../../core/domain/wall-clock.ts';

const HOUR_MS = 3_600_000;
const SET_BACK = Date.UTC(2026, 10, 1, 9);
const SET_FORWARD = Date.UTC(2026, 2, 8, 10);

/** California in 2026. */
const offsetAt = (instant: number): number => (instant >= SET_FORWARD && instant < SET_BACK ? -420 : -480);
const at = (date: string, time: string, latest = Infinity): number =>
  instantOfClock(date as CalendarDate, time as TimeOfDay, offsetAt, latest);

describe('a time of day', () => {
  it.each([
    ['15:45', '15:45'],
    ['3:45 PM', '15:45'],
    ['3:45pm', '15:45'],
    ['3 p.m.', '15:00'],
    [' 12:05 am ', '00:05'],
    ['12 PM', '12:00'],
    ['9:07', '09:07'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ])('%s is read', (text, time) => {
    expect(parseTimeOfDay(text)).toBe(time);
  });

  it.each(['', '3', '345', '24:00', '12:60', '13 PM', '0:30 am', '3:4', '3:45 m', 'noon', '-3:45', '3:45:10'])(
    '%s is none',
    (text) => {
      expect(parseTimeOfDay(text)).toBeNull();
    },
  );

  it('is formatted in the person’s time zone', () => {
    expect(timeOfDayAt(Date.UTC(2026, 10, 20, 18, 5, 59), -480)).toBe('10:05');
    expect(timeOfDayAt(Date.UTC(2026, 10, 20, 23, 45), 330)).toBe('05:15');
  });
});

describe('the instant of a local time', () => {
  it('uses the offset of that day, not of today', () => {
    expect(at('2026-10-31', '09:30')).toBe(Date.UTC(2026, 9, 31, 16, 30));
    expect(at('2026-11-20', '09:30')).toBe(Date.UTC(2026, 10, 20, 17, 30));
  });

  it('is the later one in a repeated hour, unless that is in the future', () => {
    const [first, second] = [SET_BACK - HOUR_MS / 2, SET_BACK + HOUR_MS / 2];
    expect(at('2026-11-01', '01:30')).toBe(second);
    expect(at('2026-11-01', '01:30', first)).toBe(first);
  });

  it('is close to a local time that was skipped', () => {
    expect(Math.abs(at('2026-03-08', '02:30') - SET_FORWARD)).toBeLessThan(HOUR_MS);
  });
});
