import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '../../../core/domain/age.ts';
import { calendarDateAt, startOfDayIso } from '../../../core/domain/calendar-date.ts';
import { ageToday, agedOn, toProfileSummary } from '../../../core/domain/profile.ts';
import { validatePerson } from '../../../core/domain/validate-person.ts';
import { personFormOf } from '../../../core/domain/person-form-of.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { aProfileDraft } from '../../support/samples.ts';

const HOUR_MS = 3_600_000;
const TURN_OF_DAY = Date.UTC(2026, 10, 21);

/** Around a midnight of UTC, in any zone. */
const moment = fc.record({
  now: fc.integer({ min: TURN_OF_DAY - 26 * HOUR_MS, max: TURN_OF_DAY + 26 * HOUR_MS }),
  offset: fc.constantFrom(-12 * 60, -8 * 60, -5 * 60, 0, 10 * 60, 14 * 60),
});

function storedProfile(born: string, age: number) {
  const dateOfBirth = `${born}T00:00:00.000Z`;
  return { ...aProfileDraft({ dateOfBirth, age }), profileId: 'profile-1', sex: 'female' } as const;
}

describe('an age on both sides of midnight', () => {
  it('is the age that the form computed, whatever day it is on the server', () => {
    assertProperty(
      fc.property(moment, fc.integer({ min: 0, max: 15 }), fc.integer({ min: -2, max: 2 }), (at, years, days) => {
        const today = calendarDateAt(at.now, at.offset);
        const born = calendarDateAt(Date.UTC(2026 - years, 10, 21 + days), 0);
        fc.pre(born <= today);
        const profile = storedProfile(born, -1);
        const entered = validatePerson(personFormOf(profile), today, 0);
        const answered = agedOn(profile, calendarDateAt(at.now, 0));
        expect(answered.age).toBeGreaterThanOrEqual(0);
        const shown = ageToday(toProfileSummary(answered), today);
        expect(entered).toMatchObject({ ok: true, value: { age: shown, dateOfBirth: startOfDayIso(born) } });
        expect(shown).toBe(ageOn(born, today));
      }),
    );
  });

  it('without a date of birth is the entered age', () => {
    assertProperty(
      fc.property(moment, fc.integer({ min: -1, max: 120 }), ({ now, offset }, age) => {
        const optedOut = { ...storedProfile('2000-01-01', age), dateOfBirth: '' };
        const answered = agedOn(optedOut, calendarDateAt(now, 0));
        expect(ageToday(toProfileSummary(answered), calendarDateAt(now, offset))).toBe(age === -1 ? null : age);
      }),
    );
  });
});
