import type { Clock } from '../core/ports/clock.ts';

/** The server needs only the current instant; each person's UTC offset is part of their data. */
export type ServerClock = Pick<Clock, 'now'>;

/** A clock that can be stopped at an instant, for tests. */
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
