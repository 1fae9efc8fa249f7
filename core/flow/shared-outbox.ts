import type { Storage } from '../ports/storage.ts';
import { readOutbox, writeOutbox, type Outbox, unusedId } from './outbox.ts';
import { contentOf } from './pending-call.ts';

interface Numbered {
  readonly id: number;
}

/** The calls by what they send, in their order; equal calls count one by one. */
function byContent<Call extends Numbered>(calls: readonly Call[]): ReadonlyMap<string, Call> {
  const found = new Map<string, Call>();
  for (const call of calls) {
    let content = contentOf(call);
    while (found.has(content)) content += ' again';
    found.set(content, call);
  }
  return found;
}

/** What either list removed is gone, and what either added is kept: an added call of `mine` follows the calls that it follows there. */
function mergeCalls<Call extends Numbered>(
  base: readonly Call[],
  mine: readonly Call[],
  theirs: readonly Call[],
): readonly Call[] {
  const [inBase, inMine] = [byContent(base), byContent(mine)];
  const merged = [...byContent(theirs)].filter(([content]) => inMine.has(content) || !inBase.has(content));
  let place = 0;
  for (const [content, call] of inMine) {
    const found = merged.findIndex(([one]) => one === content);
    if (found < 0 && inBase.has(content)) continue;
    if (found < 0) merged.splice(place, 0, [content, call]);
    place = Math.max(found, place) + 1;
  }
  return merged.map(([, call]) => call);
}

/** Gives each call that is not in the storage an id that no stored call has, not even one that is about to be removed. */
function withUnusedIds(merged: Outbox, theirs: Outbox): Outbox {
  const stored = new Set<Numbered>([...theirs.waiting, ...theirs.refused]);
  const taken = new Set([...stored].map(({ id }) => id));
  let unused = Math.max(unusedId(merged), unusedId(theirs));
  const numbered = <Call extends Numbered>(call: Call): Call =>
    !stored.has(call) && taken.has(call.id) ? { ...call, id: unused++ } : call;
  return { waiting: merged.waiting.map(numbered), refused: merged.refused.map(numbered) };
}

/**
 * The outbox of all tabs. `base`: as this tab last read or stored it. `mine`: with this tab's changes, which may not be stored. `theirs`:
 * as it is stored now. Stored calls keep their order and their ids.
 */
export function mergeOutboxes(base: Outbox, mine: Outbox, theirs: Outbox): Outbox {
  const merged = {
    waiting: mergeCalls(base.waiting, mine.waiting, theirs.waiting),
    refused: mergeCalls(base.refused, mine.refused, theirs.refused),
  };
  return withUnusedIds(merged, theirs);
}

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
