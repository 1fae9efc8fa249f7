/** Counts calls, over all servers on one database. Instants and windows are milliseconds. */
export interface LimitStore {
  /** Increments and returns the count of the window that contains `now`. */
  count(key: string, windowMs: number, now: number): Promise<number>;
  /** Deletes past windows. */
  sweep(now: number): Promise<void>;
}
