import type { Storage } from '../../core/ports/storage.ts';

/**
 * A storage that lives as long as the object. Values are copied through JSON when they are read, as a real one copies them when they
 * are written: most are overwritten unread.
 */
export function makeMemoryStorage(): Storage {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => {
      const text = JSON.stringify(kept.get(key)) as string | undefined;
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
  };
}
