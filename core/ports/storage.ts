/** What outlives a reload: small JSON values by key. A full or forbidden storage never throws; `write` says whether it kept the value. */
export interface Storage {
  read(key: string): unknown;
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}
