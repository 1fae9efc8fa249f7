/** The source of time. Code in `core/` does not read the machine's clock. */
export interface Clock {
  /** The present instant in epoch milliseconds. */
  now(): number;
  /**
   * Milliseconds since an arbitrary instant of this page or process. It cannot be set, and never runs ahead of real time; a sleeping
   * device may pause it.
   */
  monotonic(): number;
  /** The person's offset from UTC at an instant, in minutes, east positive. */
  utcOffsetMinutes(instant: number): number;
}
