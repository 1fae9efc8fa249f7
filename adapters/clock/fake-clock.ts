import type { Clock } from '../../core/ports/clock.ts';

/** A clock that stands still until it is moved. Instants in epoch milliseconds, offsets in minutes. */
export interface FakeClock extends Clock {
  set(instant: number): void;
  advance(milliseconds: number): void;
}

/** A clock for tests and for the terminal's accelerated time. */
export function makeFakeClock(start: number, utcOffsetMinutes = 0): FakeClock {
  let now = start;
  return {
    now: () => now,
    utcOffsetMinutes: () => utcOffsetMinutes,
    set: (instant) => {
      now = instant;
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
