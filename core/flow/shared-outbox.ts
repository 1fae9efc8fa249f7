import type { Storage } from '../ports/storage.ts';
import { mergeOutboxes } from './merge-outboxes.ts';
import { readOutbox, writeOutbox, type Outbox } from './outbox.ts';

/** The stored outbox, which all tabs of the browser share, and one tab's changes to it. */
export interface SharedOutbox {
  /** The pending calls of all tabs, with those that this tab could not store. */
  read(mine: Outbox): Outbox;
  /** Like `read`, for a tab that continues from what is returned. */
  pull(mine: Outbox): Outbox;
  /** Stores the outbox that `pull` returned, after a change; false if that failed. */
  push(mine: Outbox): boolean;
}

/**
 * Remembers the outbox that this tab last saw in the storage: the difference between that and the tab's own outbox is what the tab could
 * not store.
 */
export function makeSharedOutbox(storage: Storage): SharedOutbox {
  let seen = readOutbox(storage);

  return {
    read: (mine) => mergeOutboxes(seen, mine, readOutbox(storage)),
    pull: (mine) => {
      const stored = readOutbox(storage);
      const merged = mergeOutboxes(seen, mine, stored);
      seen = stored;
      return merged;
    },
    push: (mine) => {
      if (JSON.stringify(mine) === JSON.stringify(seen)) return true;
      if (!writeOutbox(storage, mine)) return false;
      seen = mine;
      return true;
    },
  };
}
