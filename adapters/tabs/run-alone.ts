import type { RunAlone } from '../../core/ports/run-alone.ts';

/** The names of work that only one tab does at a time, beside those of the port. */
type LockName = Parameters<RunAlone>[0] | 'refresh';

/** The part of the browser's locks that is used. */
export type TabLocks = Pick<LockManager, 'request'>;

function ownLocks(): TabLocks | null {
  return typeof navigator === 'undefined' ? null : ((navigator as { locks?: LockManager }).locks ?? null);
}

/**
 * Runs work while no other tab of this browser runs work of the same name. A browser without locks, or a page that may not
 * have one, runs it at once.
 */
export function makeRunAlone(
  locks: TabLocks | null = ownLocks(),
): <Value>(name: LockName, work: () => Promise<Value>) => Promise<Value> {
  return async (name, work) => {
    if (locks === null) return work();
    let started: ReturnType<typeof work> | null = null;
    const start = () => (started ??= work());
    try {
      await locks.request(`clearline.${name}`, start);
    } catch {
      // The lock was refused, or the work failed; the latter is told by the work itself.
    }
    return start();
  };
}
