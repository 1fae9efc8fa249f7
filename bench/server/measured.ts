/** How fast calls were answered, and how they ended. */
export interface Measured {
  /** Answered with success, a second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly serverErrors: number;
  /** Calls that ended in any other way: refused, cut off. */
  readonly otherErrors: number;
}

/** So many clients, each making its next call when its last one was answered, until the time or the calls are over. */
export interface Load {
  readonly clients: number;
  readonly seconds: number;
}
