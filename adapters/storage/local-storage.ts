import type { Storage as PersistedValues } from '../../core/ports/storage.ts';

/** The part of the browser's storage that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the app's keys apart from those of anything else on the same origin. */
const NAMESPACE = 'clearline.';

/**
 * Values as JSON in the browser's local storage. `open` hands out the area, since a browser may throw at the mere look
 * at it; then, as with a full or damaged storage, reading finds nothing and writing answers false.
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
        const text = area.getItem(NAMESPACE + key);
        return text === null ? undefined : JSON.parse(text);
      }, undefined),
    write: (key, value) =>
      attempt((area) => {
        area.setItem(NAMESPACE + key, JSON.stringify(value));
        return true;
      }, false),
    remove: (key) => attempt((area) => area.removeItem(NAMESPACE + key), undefined),
  };
}
