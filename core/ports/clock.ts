/** Where time comes from. Nothing in `core/` reads the machine's clock. */
export interface Clock {
  /** The present instant in epoch milliseconds. */
  now(): number;
  /** The person's offset from UTC at an instant, in minutes, east positive. */
  utcOffsetMinutes(instant: number): number;
}
