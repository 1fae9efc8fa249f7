/** A stretch of time that calls are counted in, in epoch milliseconds; its end is the start of the next. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** The fixed window that an instant lies in. */
export function windowOf(now: number, windowMs: number): Window {
  const start = Math.floor(now / windowMs) * windowMs;
  return { start, end: start + windowMs };
}

/** Whole seconds until the next window: at least one, and never so few that a caller comes back too early. */
export function secondsToNextWindow(now: number, windowMs: number): number {
  return Math.ceil((windowOf(now, windowMs).end - now) / 1000);
}
