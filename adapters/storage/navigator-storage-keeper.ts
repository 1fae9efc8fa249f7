import type { StorageKeeper } from '../../core/ports/storage-keeper.ts';

/** The browser's storage manager, or undefined in a browser or on a page that has none. */
export function makeNavigatorStorageKeeper(
  manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
): StorageKeeper {
  return {
    ask: async () => {
      if (manager === undefined) return false;
      try {
        return (await manager.persisted()) || (await manager.persist());
      } catch {
        return false;
      }
    },
  };
}
