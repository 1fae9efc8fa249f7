import { describe, expect, test } from 'vitest';
import { makeWebLocksWithLock } from '../../../adapters/locks/web-locks-with-lock.ts';
import { makeWork } from '../../contract/with-lock.suite.ts';
import { makeFakeLocks } from '../../support/fake-locks.ts';

describe('Web Locks that are not granted', () => {
  test('let the page run the work once, without a lock, where the browser rejects them', async () => {
    const log: string[] = [];
    const rejected = () => Promise.reject(new DOMException('Not now.', 'InvalidStateError'));
    const withLock = makeWebLocksWithLock({ locks: { request: rejected } });
    expect(await withLock('outbox', makeWork(log)('one'))).toBe('one');
    expect(log).toEqual(['one begins', 'one ends']);
  });

  test('time out: a tab that was frozen while it holds one does not block sending in others', async () => {
    const locks = makeFakeLocks();
    const asleep = makeWebLocksWithLock({ locks })('outbox', () => new Promise(() => undefined));
    const awake = makeWebLocksWithLock({ locks, patience: 5 })('outbox', makeWork([])('mine'));
    expect(await Promise.race([asleep, awake])).toBe('mine');
  });
});
