import type { AloneName } from '../../core/ports/with-lock.ts';

/** The names of work that only one tab does at a time: those of the port, and what an adapter needs besides. */
type LockName = AloneName | 'refresh';

/** The part of the browser's locks that is used. */
export type TabLocks = Pick<LockManager, 'request'>;

export interface WebLocksOptions {
  /** Null in a browser, or on a page, that has none. */
  readonly locks?: TabLocks | null;
  /** Milliseconds after which a tab that holds on to a lock, such as one that a phone put to sleep, is not waited for any more. */
  readonly patience?: number;
  /** Milliseconds until what another tab has just written to the storage is certain to be read here: a lock may come sooner. */
  readonly storageDelay?: number;
}

/** Longer than a call may take before it counts as failed. */
const PATIENCE_MS = 30_000;
const STORAGE_DELAY_MS = 250;

function ownLocks(): TabLocks | null {
  return typeof navigator === 'undefined' ? null : ((navigator as { locks?: LockManager }).locks ?? null);
}

type Work<Value> = () => Promise<Value>;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Work one after the other within this page, by name. */
function makePageQueue() {
  const last = new Map<LockName, Promise<unknown>>();
  return <Value>(name: LockName, work: Work<Value>): Promise<Value> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    return mine;
  };
}

/** Runs work under a lock. Where the lock is refused, or does not come in time, it is run all the same. */
async function underLock<Value>(
  { locks, patience, storageDelay }: Required<WebLocksOptions> & { readonly locks: TabLocks },
  name: string,
  work: Work<Value>,
): Promise<Value> {
  const waiting = new AbortController();
  const timeout = setTimeout(() => waiting.abort(), patience);
  const begun: { work: Promise<Value> | null } = { work: null };
  const begin = (): Promise<Value> => (begun.work ??= work());
  const afterOthers = async (): Promise<Value> => {
    clearTimeout(timeout);
    await pause(storageDelay);
    return begin();
  };
  try {
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await begin();
      return lock !== null;
    });
    if (!isFree) await locks.request(name, { signal: waiting.signal }, afterOthers);
  } catch {
    // The lock was refused, or the work failed; the latter is told by the work itself.
  }
  clearTimeout(timeout);
  return begin();
}

/**
 * Runs work while no other tab of this browser runs work of the same name, over the Web Locks API. A page without locks, or whose
 * turn does not come, goes by itself alone: the server takes the same call twice for one.
 */
export function makeWebLocksWithLock(options: WebLocksOptions = {}) {
  const { locks = ownLocks(), patience = PATIENCE_MS, storageDelay = STORAGE_DELAY_MS } = options;
  const queue = makePageQueue();
  if (locks === null) return queue;
  return <Value>(name: LockName, work: Work<Value>): Promise<Value> =>
    queue(name, () => underLock({ locks, patience, storageDelay }, `clearline.${name}`, work));
}
