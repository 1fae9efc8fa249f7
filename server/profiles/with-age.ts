import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { agedOn, type Profile } from '../../core/domain/profile.ts';

/**
 * The profile with the age that the person has at `now` (epoch milliseconds). The day is that of UTC, since it is not known where a
 * profile's person is; the app counts on the person's own day.
 */
export function withAge(profile: Profile, now: number): Profile {
  return agedOn(profile, calendarDateAt(now, 0));
}
