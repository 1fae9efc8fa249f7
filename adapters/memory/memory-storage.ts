import type { StorageCheck } from '../../core/ports/storage-check.ts';
import type { Storage } from '../../core/ports/storage.ts';

/**
 * A storage in memory. Values are copied through JSON like in a real storage, but when they are read instead of written, because most are
 * overwritten unread.
 */
export function makeMemoryStorage(): Storage {
  const values = new Map<string, unknown>();
  return {
    read: (key) => {
      const text = JSON.stringify(values.get(key)) as string | undefined;
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
  };
}

/** Checks a storage in memory, which is never damaged or denied. */
export function makeMemoryStorageCheck(storage: Storage): StorageCheck {
  return (key) => (storage.read(key) === undefined ? 'missing' : 'json');
}
