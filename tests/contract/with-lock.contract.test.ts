import { makeWebLocksWithLock } from '../../adapters/locks/web-locks-with-lock.ts';
import { makeMemoryWithLock } from '../../adapters/memory/memory-with-lock.ts';
import { makeFakeLocks } from '../support/fake-locks.ts';
import { describeWithLock } from './with-lock.suite.ts';

describeWithLock('memory', () => {
  const withLock = makeMemoryWithLock();
  return { openTab: () => withLock };
});

describeWithLock('Web Locks', () => {
  const locks = makeFakeLocks();
  return { openTab: () => makeWebLocksWithLock({ locks, storageDelay: 0 }) };
});

describeWithLock('one page without locks', () => {
  const withLock = makeWebLocksWithLock({ locks: null });
  return { openTab: () => withLock };
});
