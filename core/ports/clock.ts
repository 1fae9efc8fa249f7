/** Where time comes from. Nothing in `core/` reads the machine's clock. */
export interface Clock {
  /** The present instant in epoch milliseconds. */
  now(): number;
  /**
   * Milliseconds since an instant that only this page, or process, knows. Nobody can set it, and it never runs ahead of real time; a device that
   * sleeps may hold it up.
   */
  monotonic(): number;
  /** The person's offset from UTC at an instant, in minutes, east positive. */
  utcOffsetMinutes(instant: number): number;
}
