import type { Storage } from '../ports/storage.ts';

/** Whether this browser keeps a test that is closed and opened again. It does not in some private windows, or when its storage is full. */
export function canStore(storage: Storage): boolean {
  const key = 'canStore';
  const isStored = storage.write(key, true);
  storage.remove(key);
  return isStored;
}
