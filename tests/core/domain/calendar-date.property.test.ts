import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  calendarDateAt,
  parseIsoInstant,
  parseUsDate,
  toCalendarDate,
  toIsoInstant,
} from '../../../core/domain/calendar-date.ts';
import { writtenDates } from '../../../fixtures/arbitraries/dates.ts';
import { EVERY_DAY } from '../../../fixtures/every-day.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { runs } from '../../support/property-settings.ts';

const FIRST_INSTANT = Date.parse('0001-01-02T00:00:00.000Z');
const LAST_INSTANT = Date.parse('9999-12-30T00:00:00.000Z');
const instants = fc.integer({ min: FIRST_INSTANT, max: LAST_INSTANT });
const days = fc.constantFrom(...EVERY_DAY);

describe('calendar dates', () => {
  it('formats and parses any instant as the platform does', () => {
    assertProperty(
      fc.property(instants, (instant) => {
        const written = toIsoInstant(instant);
        expect(written).toBe(new Date(instant).toISOString());
        expect(parseIsoInstant(written)).toBe(instant);
      }),
    );
  });

  it('finds the day of any instant at any offset', () => {
    assertProperty(
      fc.property(instants, fc.integer({ min: -720, max: 840 }), (instant, offset) => {
        expect(calendarDateAt(instant, offset)).toBe(new Date(instant + offset * 60_000).toISOString().slice(0, 10));
      }),
    );
  });

  it('adds months without overflowing into the next month, and loses days only where the month is shorter', () => {
    assertProperty(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const reached = addMonths(day, months);
        const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
        const lastDay = new Date(Date.UTC(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, 0));
        const expected = Math.min(Number(day.slice(8)), lastDay.getUTCDate());
        expect(reached).toBe(`${lastDay.toISOString().slice(0, 7)}-${String(expected).padStart(2, '0')}`);
      }),
    );
  });

  it('finds the day that a person typed, in any form', () => {
    assertProperty(
      fc.property(writtenDates, ({ text, day }) => {
        expect(parseUsDate(text)).toBe(day);
      }),
      runs(500),
    );
  });

  it('accepts as a date or an instant only its own format', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toCalendarDate(text) ?? text).toBe(text);
        expect(parseIsoInstant(text)).toBeNull();
      }),
    );
  });
});
