import type { TabLocks } from '../../adapters/locks/web-locks-with-lock.ts';

type Callback = (lock: Lock | null) => Promise<unknown>;

/** Web Locks shared by all users of the object, as by tabs. Supports `signal` and `ifAvailable`. */
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
