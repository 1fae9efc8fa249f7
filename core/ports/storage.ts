/**
 * Persistent storage of small JSON values by key. A full or forbidden storage never throws; `write` returns whether the value was
 * stored.
 */
export interface Storage {
  read(key: string): unknown;
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** The keys under which something is stored. */
  keys(): readonly string[];
}
