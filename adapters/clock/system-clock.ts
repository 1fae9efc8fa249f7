import type { Clock } from '../../core/ports/clock.ts';

/** The machine's clock and time zone. */
export function makeSystemClock(): Clock {
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    utcOffsetMinutes: (instant) => -new Date(instant).getTimezoneOffset(),
  };
}
