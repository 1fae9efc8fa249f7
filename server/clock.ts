import type { Clock } from '../core/ports/clock.ts';

/** The server needs the present instant alone; every person's offset comes with their own data. */
export type ServerClock = Pick<Clock, 'now'>;

/** A clock that can be stopped at an instant, for tests that play with time. */
export interface AdjustableClock extends ServerClock {
  /** Stops at an instant (epoch milliseconds), or follows the underlying clock again with null. */
  stopAt(instant: number | null): void;
}

/** Follows the given clock until it is stopped. */
export function makeAdjustableClock(underlying: ServerClock): AdjustableClock {
  let stopped: number | null = null;
  return {
    now: () => stopped ?? underlying.now(),
    stopAt: (instant) => {
      stopped = instant;
    },
  };
}
