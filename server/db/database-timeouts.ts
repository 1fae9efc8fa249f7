/** How long the server waits for PostgreSQL, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection: a new one, or one that other calls use. */
  readonly connectMs: number;
  /** For the answer to a statement. */
  readonly statementMs: number;
  /** For a row or table that another transaction has locked. */
  readonly lockMs: number;
}

/** A call fails before the browser, which waits 20 seconds, gives up. */
export const DEFAULT_TIMEOUTS: DatabaseTimeouts = { connectMs: 5_000, statementMs: 10_000, lockMs: 5_000 };
