import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDateAt, formatUsDate } from '../../../core/domain/calendar-date.ts';
import { readTestTime } from '../../../core/domain/validate-test-time.ts';
import { timeOfDayAt } from '../../../core/domain/wall-clock.ts';
import { instants, utcOffsets } from '../../../fixtures/arbitraries/dates.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { runs } from '../../support/property-settings.ts';
import { classify } from '../../support/property-statistics.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const wholeMinutes = instants.map((instant) => instant - (instant % MINUTE_MS));

/** How far clocks are set back or forward, in minutes. */
const changes = fc.constantFrom(-60, -30, 0, 30, 60);

/** An instant, from a few hours before clocks change to a few hours after. */
const aroundChange = fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS });

/** A time as it is typed: in 24 hours, or in 12. */
function typed(time: string, isIn12: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (!isIn12) return time;
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

it('a test time that a clock has shown is read as the last instant at which it did, also where clocks are changed', () => {
  assertProperty(
    fc.property(
      fc.record({
        change: wholeMinutes,
        by: changes,
        before: utcOffsets,
        sinceChange: aroundChange,
        isIn12: fc.boolean(),
      }),
      fc.nat({ max: 2 * HOUR_MS }),
      ({ change, by, before, sinceChange, isIn12 }, sinceTest) => {
        const offsetAt = (instant: number): number => (instant < change ? before : before + by);
        const shownAt = (instant: number) => ({
          date: calendarDateAt(instant, offsetAt(instant)),
          time: timeOfDayAt(instant, offsetAt(instant)),
        });
        const takenAt = change + sinceChange;
        const now = takenAt + sinceTest;
        const { date, time } = shownAt(takenAt);
        const limits = { now, today: shownAt(now).date, offsetAt, manufacturedOn: null, onset: null };
        fc.pre(date <= limits.today);
        const read = readTestTime({ date: formatUsDate(date), time: typed(time, isIn12) }, limits);
        if (!read.ok) return expect.unreachable(JSON.stringify(read.error));
        classify(read.value > takenAt ? 'shown again' : 'shown once');
        expect(shownAt(read.value)).toEqual({ date, time });
        expect(read.value).toBeGreaterThan(takenAt - MINUTE_MS);
        expect(read.value).toBeLessThanOrEqual(now);
      },
    ),
    runs(2000),
  );
});
