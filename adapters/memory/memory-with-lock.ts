import type { PortLockName, WithLock } from '../../core/ports/with-lock.ts';

/** Runs work one after the other. All simulated tabs share one instance. */
export function makeMemoryWithLock(): WithLock {
  const last = new Map<PortLockName, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    return mine;
  };
}
