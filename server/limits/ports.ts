/** Counts calls, over all servers on one database. Instants and windows are milliseconds. */
export interface LimitStore {
  /** Counts one more in the window that `now` lies in, and gives the count. */
  count(key: string, windowMs: number, now: number): Promise<number>;
  /** Forgets the windows that are over. */
  sweep(now: number): Promise<void>;
}
