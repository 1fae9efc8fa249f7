import type { StorageCheck } from '../../core/ports/storage-check.ts';
import type { Storage } from '../../core/ports/storage.ts';

/**
 * A storage in memory. Values are copied through JSON like in a real storage, but when they are first read instead of written, because most
 * are overwritten unread.
 */
export function makeMemoryStorage(): Storage {
  const values = new Map<string, { value: unknown; isCopied: boolean }>();
  return {
    read: (key) => {
      const found = values.get(key);
      if (found !== undefined && !found.isCopied) {
        const text = JSON.stringify(found.value) as string | undefined;
        Object.assign(found, { value: text === undefined ? undefined : (JSON.parse(text) as unknown), isCopied: true });
      }
      return found?.value;
    },
    write: (key, value) => {
      values.set(key, { value, isCopied: false });
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
}

/** Checks a storage in memory, which is never damaged or denied. */
export function makeMemoryStorageCheck(storage: Storage): StorageCheck {
  return (key) => (storage.read(key) === undefined ? 'missing' : 'json');
}
