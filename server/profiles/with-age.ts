import { ageOn } from '../../core/domain/age.ts';
import { calendarDateAt, toCalendarDate } from '../../core/domain/calendar-date.ts';
import type { Profile } from '../../core/domain/profile.ts';

/**
 * The profile with the age that the person has at `now` (epoch milliseconds), for a stored age grows old. The day is that of UTC,
 * since nobody says where a profile's person is. Who opted out of a date of birth keeps the age that was told.
 */
export function withAge(profile: Profile, now: number): Profile {
  const born = toCalendarDate(profile.dateOfBirth.slice(0, 'YYYY-MM-DD'.length));
  return born === null ? profile : { ...profile, age: ageOn(born, calendarDateAt(now, 0)) };
}
