import type { Storage as PersistedValues } from '../../core/ports/storage.ts';

/** The parts of the browser's storage that are used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Separates the app's keys from any others on the same origin. */
export const STORAGE_NAMESPACE = 'clearline.';

/** A stored text, and the value that it was read as. */
interface ReadText {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Stores values as JSON in the browser's local storage. `open` returns the area, because some browsers throw on the mere access to it.
 * In that case, and when the storage is full or damaged, reading finds nothing and writing returns false. As long as the text is the same,
 * reading gives the same object.
 */
export function makeLocalStorage(open: () => StorageArea): PersistedValues {
  const known = new Map<string, ReadText>();

  function attempt<Value>(use: (area: StorageArea) => Value, otherwise: Value): Value {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  function valueOf(key: string, text: string): unknown {
    const last = known.get(key);
    if (last?.text === text) return last.value;
    const value: unknown = JSON.parse(text);
    known.set(key, { text, value });
    return value;
  }

  return {
    read: (key) =>
      attempt<unknown>((area) => {
        const text = area.getItem(STORAGE_NAMESPACE + key);
        return text === null ? undefined : valueOf(key, text);
      }, undefined),
    write: (key, value) =>
      attempt((area) => {
        area.setItem(STORAGE_NAMESPACE + key, JSON.stringify(value));
        return true;
      }, false),
    remove: (key) => attempt((area) => area.removeItem(STORAGE_NAMESPACE + key), undefined),
    keys: () =>
      attempt((area) => {
        const all = Array.from({ length: area.length }, (_, at) => area.key(at) ?? '');
        return all.flatMap((key) => (key.startsWith(STORAGE_NAMESPACE) ? [key.slice(STORAGE_NAMESPACE.length)] : []));
      }, []),
  };
}
