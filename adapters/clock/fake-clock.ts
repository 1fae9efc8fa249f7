import type { Clock } from '../../core/ports/clock.ts';

/** A clock that moves only when it is set or advanced. Instants in epoch milliseconds, offsets in minutes. */
export interface FakeClock extends Clock {
  /** The clock was changed, or the device slept: the wall time jumps, the elapsed time does not change. */
  set(instant: number): void;
  /** Time passes and counts as elapsed. */
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
