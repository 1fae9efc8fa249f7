import { isLive, usedKey, type Key, type KeyPurpose, type LiveKey } from './key.ts';

/** The keys of the server, as the code that uses them sees them. */
export interface Keys {
  /** The key that makes new things. */
  used(purpose: KeyPurpose): LiveKey;
  /** The key that made something; null if it is unknown or has ended. */
  find(purpose: KeyPurpose, id: string): LiveKey | null;
}

/** The keys of a running server. They change when the key file does. */
export interface KeyRing extends Keys {
  replace(keys: readonly Key[]): void;
  all(): readonly Key[];
}

/** Holds keys. `now` is the machine's own time: the clock of the server can be moved in development, and keys must not end by that. */
export function makeKeyRing(initial: readonly Key[], now: () => number): KeyRing {
  let keys = initial;
  return {
    used: (purpose) => {
      const key = usedKey(keys, purpose, now());
      if (key === null) throw new Error(`There is no key for ${purpose}.`);
      return key;
    },
    find: (purpose, id) =>
      keys.find((key): key is LiveKey => key.purpose === purpose && key.id === id && isLive(key, now())) ?? null,
    replace: (next) => {
      keys = next;
    },
    all: () => keys,
  };
}
