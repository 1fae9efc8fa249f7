import type { AloneName, WithLock } from '../../core/ports/with-lock.ts';

/** Work one after the other among the tabs that are objects; one of these is shared by all of them. */
export function makeMemoryWithLock(): WithLock {
  const last = new Map<AloneName, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    return mine;
  };
}
