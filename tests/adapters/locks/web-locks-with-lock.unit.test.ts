import { describe, expect, test } from 'vitest';
import { makeWebLocksWithLock } from '../../../adapters/locks/web-locks-with-lock.ts';
import { makeWork } from '../../contract/with-lock.suite.ts';
import { makeFakeLocks } from '../../support/fake-locks.ts';

describe('Web Locks that do not come', () => {
  test('leave the work to the page alone, once, where the browser refuses them', async () => {
    const log: string[] = [];
    const refused = () => Promise.reject(new DOMException('Not now.', 'InvalidStateError'));
    const withLock = makeWebLocksWithLock({ locks: { request: refused } });
    expect(await withLock('outbox', makeWork(log)('one'))).toBe('one');
    expect(log).toEqual(['one begins', 'one ends']);
  });

  test('are not waited for without end: a tab that was put to sleep with one keeps nobody from sending', async () => {
    const locks = makeFakeLocks();
    const asleep = makeWebLocksWithLock({ locks })('submission', () => new Promise(() => undefined));
    const awake = makeWebLocksWithLock({ locks, patience: 5 })('submission', makeWork([])('mine'));
    expect(await Promise.race([asleep, awake])).toBe('mine');
  });
});
