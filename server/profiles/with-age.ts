import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { agedOn, type Profile } from '../../core/domain/profile.ts';

/**
 * The profile with the person's age at `now` (epoch milliseconds). Uses the date in UTC, because the person's time zone is unknown; the
 * app uses the person's own date.
 */
export function withAge(profile: Profile, now: number): Profile {
  return agedOn(profile, calendarDateAt(now, 0));
}
