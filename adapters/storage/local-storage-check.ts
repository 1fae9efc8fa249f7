import type { StorageCheck } from '../../core/ports/storage-check.ts';
import { STORAGE_NAMESPACE, type StorageArea } from './local-storage.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Checks what `makeLocalStorage` stored in the same area. */
export function makeLocalStorageCheck(open: () => StorageArea): StorageCheck {
  return (key) => {
    let text: string | null;
    try {
      text = open().getItem(STORAGE_NAMESPACE + key);
    } catch {
      return 'unreadable';
    }
    if (text === null) return 'missing';
    return isJson(text) ? 'json' : 'notJson';
  };
}
