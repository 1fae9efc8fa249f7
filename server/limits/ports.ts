/** Counts calls, over all servers on one database. Instants and windows are milliseconds. */
export interface LimitStore {
  /** Increments and returns the count of the window that contains `now`. */
  count(key: string, windowMs: number, now: number): Promise<number>;
  /** Deletes past windows. */
  sweep(now: number): Promise<void>;
}

/** Counts in a transaction what it does. Instants and windows are milliseconds. */
export interface AmountStore {
  /** The count of the window that contains `now`. */
  read(key: string, windowMs: number, now: number): Promise<number>;
  /**
   * Increments the count with the transaction. It runs again if other transactions have counted so much since it read the count that it
   * would exceed `atMost`, which is at least 1.
   */
  add(key: string, windowMs: number, now: number, atMost: number): Promise<void>;
}
