import { describe, expect, it } from 'vitest';
import { ageOn } from '../../../core/domain/age.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';

describe('age in completed years', () => {
  it.each([
    ['1988-04-12', '2026-11-20', 38, 'after this year’s birthday'],
    ['1988-11-21', '2026-11-20', 37, 'the day before the birthday'],
    ['1988-11-20', '2026-11-20', 38, 'on the birthday'],
    ['1988-12-01', '2026-11-20', 37, 'in a later month with a smaller day'],
    ['2026-11-20', '2026-11-20', 0, 'on the day of birth'],
    ['2026-11-21', '2026-11-20', -1, 'before birth'],
    ['2012-02-29', '2026-02-28', 13, 'born on 29 February, on 28 February of a common year'],
    ['2012-02-29', '2026-03-01', 14, 'born on 29 February, on 1 March of a common year'],
    ['2012-02-29', '2028-02-28', 15, 'born on 29 February, the day before in a leap year'],
    ['2012-02-29', '2028-02-29', 16, 'born on 29 February, on the day in a leap year'],
  ])('born %s, on %s: %i (%s)', (birth, day, years) => {
    expect(ageOn(birth as CalendarDate, day as CalendarDate)).toBe(years);
  });
});
