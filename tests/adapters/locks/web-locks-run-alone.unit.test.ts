import { describe, expect, test } from 'vitest';
import { makeWebLocksRunAlone } from '../../../adapters/locks/web-locks-run-alone.ts';
import { makeWork } from '../../contract/run-alone.suite.ts';
import { makeFakeLocks } from '../../support/fake-locks.ts';

describe('Web Locks that do not come', () => {
  test('leave the work to the page alone, once, where the browser refuses them', async () => {
    const log: string[] = [];
    const refused = () => Promise.reject(new DOMException('Not now.', 'InvalidStateError'));
    const runAlone = makeWebLocksRunAlone({ locks: { request: refused } });
    expect(await runAlone('outbox', makeWork(log)('one'))).toBe('one');
    expect(log).toEqual(['one begins', 'one ends']);
  });

  test('are not waited for without end: a tab that was put to sleep with one keeps nobody from sending', async () => {
    const locks = makeFakeLocks();
    const asleep = makeWebLocksRunAlone({ locks })('submission', () => new Promise(() => undefined));
    const awake = makeWebLocksRunAlone({ locks, patience: 5 })('submission', makeWork([])('mine'));
    expect(await Promise.race([asleep, awake])).toBe('mine');
  });
});
