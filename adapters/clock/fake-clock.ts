import type { Clock } from '../../core/ports/clock.ts';

/** A clock that stands still until it is moved. Instants in epoch milliseconds, offsets in minutes. */
export interface FakeClock extends Clock {
  /** Somebody changes the time, or the device slept until then: no time is counted. */
  set(instant: number): void;
  /** Time passes, and is counted. */
  advance(milliseconds: number): void;
}

/** A clock for tests and for the terminal's accelerated time. */
export function makeFakeClock(start: number, utcOffsetMinutes = 0): FakeClock {
  let now = start;
  let counted = 0;
  return {
    now: () => now,
    monotonic: () => counted,
    utcOffsetMinutes: () => utcOffsetMinutes,
    set: (instant) => {
      now = instant;
    },
    advance: (milliseconds) => {
      now += milliseconds;
      counted += milliseconds;
    },
  };
}
