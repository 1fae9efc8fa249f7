import type { TabLocks } from '../../adapters/locks/web-locks-run-alone.ts';

type Callback = () => Promise<unknown>;

/** Locks that all holders of the object share, as tabs do; who waits may give up by its signal. */
export function makeFakeLocks(): TabLocks {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, callback: Callback): Promise<unknown> => {
    const before = last.get(name) ?? Promise.resolve();
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Waited too long.', 'AbortError')));
    });
    const mine = Promise.race([before.catch(() => undefined), givenUp]).then(callback);
    last.set(
      name,
      mine.catch(() => before),
    );
    return mine;
  };
  return { request: request as TabLocks['request'] };
}
