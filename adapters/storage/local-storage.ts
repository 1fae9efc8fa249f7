import type { Storage as PersistedValues } from '../../core/ports/storage.ts';

/** The parts of the browser's storage that are used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Separates the app's keys from any others on the same origin. */
export const STORAGE_NAMESPACE = 'clearline.';

/**
 * Stores values as JSON in the browser's local storage. `open` returns the area, because some browsers throw on the mere access to it.
 * In that case, and when the storage is full or damaged, reading finds nothing and writing returns false.
 */
export function makeLocalStorage(open: () => StorageArea): PersistedValues {
  function attempt<Value>(use: (area: StorageArea) => Value, otherwise: Value): Value {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  return {
    read: (key) =>
      attempt<unknown>((area) => {
        const text = area.getItem(STORAGE_NAMESPACE + key);
        return text === null ? undefined : JSON.parse(text);
      }, undefined),
    write: (key, value) =>
      attempt((area) => {
        area.setItem(STORAGE_NAMESPACE + key, JSON.stringify(value));
        return true;
      }, false),
    remove: (key) => attempt((area) => area.removeItem(STORAGE_NAMESPACE + key), undefined),
  };
}
