import type { TabLocks } from '../../adapters/locks/web-locks-with-lock.ts';

type Callback = (lock: Lock | null) => Promise<unknown>;

/** Locks that all holders of the object share, as tabs do: whoever waits may give up, and whoever will not wait gets none. */
export function makeFakeLocks(): TabLocks {
  const held = new Map<string, Promise<unknown>>();

  async function request(name: string, { signal, ifAvailable = false }: LockOptions, callback: Callback) {
    const before = held.get(name);
    if (ifAvailable && before !== undefined) return callback(null);
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Waited too long.', 'AbortError')));
    });
    const mine = Promise.race([Promise.resolve(before).catch(() => undefined), givenUp]).then(() =>
      callback({ name, mode: 'exclusive' }),
    );
    held.set(name, mine);
    try {
      return await mine;
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  }
  return { request: request as TabLocks['request'] };
}
