import type { PortLockName } from '../../core/ports/with-lock.ts';

/** The lock names of the port, and the one that the HTTP client needs. */
type LockName = PortLockName | 'refresh';

/** The parts of the browser's LockManager that are used. */
export type TabLocks = Pick<LockManager, 'request'>;

export interface WebLocksOptions {
  /** Null in a browser, or on a page, without the Web Locks API. */
  readonly locks?: TabLocks | null;
  /** Milliseconds to wait for a tab that holds a lock, such as one that sleeps on a phone. */
  readonly patience?: number;
  /** Milliseconds until another tab's write to the storage is readable here; the lock may be granted sooner. */
  readonly storageDelay?: number;
}

/** Longer than the time limit of a call. */
const PATIENCE_MS = 30_000;
const STORAGE_DELAY_MS = 250;

function ownLocks(): TabLocks | null {
  return typeof navigator === 'undefined' ? null : ((navigator as { locks?: LockManager }).locks ?? null);
}

type Work<Value> = () => Promise<Value>;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs work of the same name one after the other within this page. */
function makePageQueue() {
  const last = new Map<LockName, Promise<unknown>>();
  return <Value>(name: LockName, work: Work<Value>): Promise<Value> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    return mine;
  };
}

/** Runs work under a lock; without the lock if it is refused or not granted in time. */
async function runUnderLock<Value>(
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
    // The lock was refused, or the work failed; in the latter case the promise of the work rejects below.
  }
  clearTimeout(timeout);
  return begin();
}

/**
 * Runs work while no other tab of this browser runs work of the same name, by the Web Locks API. A page without locks, or that waits too
 * long for one, runs it anyway: the server treats a repeated call as one.
 */
export function makeWebLocksWithLock(options: WebLocksOptions = {}) {
  const { locks = ownLocks(), patience = PATIENCE_MS, storageDelay = STORAGE_DELAY_MS } = options;
  const queue = makePageQueue();
  if (locks === null) return queue;
  return <Value>(name: LockName, work: Work<Value>): Promise<Value> =>
    queue(name, () => runUnderLock({ locks, patience, storageDelay }, `clearline.${name}`, work));
}
