/** How fast calls were answered, and with what outcome. */
export interface Measured {
  /** Calls per second that were answered with success. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly serverErrors: number;
  /** Calls with any other outcome, such as rejected or cut off. */
  readonly otherErrors: number;
}

/** Each client makes its next call when its last one was answered, until the time or the calls run out. */
export interface Load {
  readonly clients: number;
  readonly seconds: number;
}
