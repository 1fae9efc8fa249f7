import { makeWebLocksRunAlone } from '../../adapters/locks/web-locks-run-alone.ts';
import { makeMemoryRunAlone } from '../../adapters/memory/memory-run-alone.ts';
import { makeFakeLocks } from '../support/fake-locks.ts';
import { describeRunAlone } from './run-alone.suite.ts';

describeRunAlone('memory', () => {
  const runAlone = makeMemoryRunAlone();
  return { openTab: () => runAlone };
});

describeRunAlone('Web Locks', () => {
  const locks = makeFakeLocks();
  return { openTab: () => makeWebLocksRunAlone({ locks, storageDelay: 0 }) };
});

describeRunAlone('one page without locks', () => {
  const runAlone = makeWebLocksRunAlone({ locks: null });
  return { openTab: () => runAlone };
});
