/** A period in which calls are counted, in epoch milliseconds; its end is the start of the next. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** The fixed window that contains an instant. */
export function windowOf(now: number, windowMs: number): Window {
  const start = Math.floor(now / windowMs) * windowMs;
  return { start, end: start + windowMs };
}

/** Seconds until the next window, rounded up so that a caller does not retry too early; at least one. */
export function secondsToNextWindow(now: number, windowMs: number): number {
  return Math.ceil((windowOf(now, windowMs).end - now) / 1000);
}
