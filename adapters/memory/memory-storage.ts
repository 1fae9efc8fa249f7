import type { Storage } from '../../core/ports/storage.ts';

/** A storage that lives as long as the object. Values are copied through JSON, as a real one does. */
export function makeMemoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    read: (key) => {
      const text = kept.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: (key, value) => {
      kept.set(key, JSON.stringify(value));
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
  };
}
