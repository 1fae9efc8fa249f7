import { describe, expect, it } from 'vitest';
import {
  calendarDateAt,
  calendarDateFrom,
  formatUsDate,
  parseIsoInstant,
  parseOffsetInstant,
  parseUsDate,
  startOfDayIso,
  toCalendarDate,
  toIsoInstant,
} from '../../../core/domain/calendar-date.ts';
import { dayAfter, EVERY_DAY } from '../../../fixtures/every-day.ts';

describe('reading a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '1900-02-28', '0001-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(toCalendarDate(text)).toBe(text);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-04-31',
    '2024-00-10',
    '2024-13-01',
    '2024-01-00',
    '2024-01-32',
    '0000-01-01',
    '2024-1-1',
    '24-01-01',
    '2024/01/01',
    ' 2024-01-01',
    '2024-01-01\n',
    '2024-01-01T00:00:00Z',
    '',
  ])('rejects %j', (text) => {
    expect(toCalendarDate(text)).toBeNull();
  });

  it('rejects parts that are not whole numbers', () => {
    expect(calendarDateFrom(2024, 1.5, 1)).toBeNull();
    expect(calendarDateFrom(2024, Number.NaN, 1)).toBeNull();
    expect(calendarDateFrom(10_000, 1, 1)).toBeNull();
  });
});

describe('every day of 2000 to 2099', () => {
  it('is parsed, formatted and found again from its instants', () => {
    for (const day of EVERY_DAY) {
      const midnight = Date.parse(day);
      if (
        toCalendarDate(day) !== day ||
        parseUsDate(formatUsDate(day)) !== day ||
        calendarDateAt(midnight, 0) !== day ||
        calendarDateAt(midnight + 86_399_999, 0) !== day ||
        calendarDateAt(midnight + 86_400_000, -1) !== day ||
        toIsoInstant(midnight) !== startOfDayIso(day) ||
        parseIsoInstant(startOfDayIso(day)) !== midnight
      ) {
        expect.unreachable(`${day} is not handled`);
      }
    }
  });

  it('sorts before the next day as plain strings', () => {
    expect(EVERY_DAY.every((day) => day < dayAfter(day))).toBe(true);
  });

  it('is accepted, and no other month and day of those years is', () => {
    const days = new Set<string>();
    for (let year = 2000; year <= 2099; year += 1) {
      for (let month = 0; month <= 99; month += 1) {
        for (let day = 0; day <= 99; day += 1) {
          const found = calendarDateFrom(year, month, day);
          if (found !== null) days.add(found);
        }
      }
    }
    expect(days).toEqual(new Set(EVERY_DAY));
  });
});

describe('a date in US format', () => {
  it.each([
    ['04/05/1986', '1986-04-05'],
    ['4/5/1986', '1986-04-05'],
    ['4-5-1986', '1986-04-05'],
    ['4.5.1986', '1986-04-05'],
    ['4 5 1986', '1986-04-05'],
    ['04 / 05 / 1986', '1986-04-05'],
    ['04051986', '1986-04-05'],
    [' 04/05/1986 ', '1986-04-05'],
    ['4/5/24', '2024-04-05'],
    ['040524', '2024-04-05'],
    ['02/29/2024', '2024-02-29'],
    ['1/1/00', '2000-01-01'],
    ['1986-04-05', '1986-04-05'],
    [' 1986-04-05 ', '1986-04-05'],
  ])('%j is %s', (text, expected) => {
    expect(parseUsDate(text)).toBe(expected);
  });

  it.each(['02/29/2023', '13/01/2024', '4/5/198', '4/5-1986', '1986-4-5', '1986-02-30', '4/5', '4051986', 'today', ''])(
    '%j is not a date',
    (text) => {
      expect(parseUsDate(text)).toBeNull();
    },
  );
});

describe('an ISO instant', () => {
  it.each([
    ['2026-11-20T10:00:00-08:00', '2026-11-20T18:00:00.000Z', -480],
    ['2026-11-20T10:00:00.5Z', '2026-11-20T10:00:00.500Z', 0],
    ['2026-11-20T10:00+05:30', '2026-11-20T04:30:00.000Z', 330],
    ['2026-11-20T10:00:00-0800', '2026-11-20T18:00:00.000Z', -480],
    ['2024-02-29T00:00:00.123456Z', '2024-02-29T00:00:00.123Z', 0],
  ])('%s is %s, %i minutes east', (text, utc, offset) => {
    expect(parseOffsetInstant(text)).toEqual({ instant: Date.parse(utc), utcOffsetMinutes: offset });
  });

  it('in UTC has the offset 0, with either sign', () => {
    expect(Object.is(parseOffsetInstant('2026-11-20T10:00:00-00:00')?.utcOffsetMinutes, 0)).toBe(true);
  });

  it.each([
    '2026-11-20T10:00:00',
    '2026-11-20',
    '2026-02-30T10:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:60:00Z',
    '2026-11-20T10:00:61Z',
    '2026-11-20T10:00:00+24:00',
    '2026-11-20 10:00:00Z',
    'now',
  ])('%j is none', (text) => {
    expect(parseIsoInstant(text)).toBeNull();
  });
});
