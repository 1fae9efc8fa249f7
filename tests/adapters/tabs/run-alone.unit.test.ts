import { describe, expect, test } from 'vitest';
import { makeRunAlone, type TabLocks } from '../../../adapters/tabs/run-alone.ts';

/** Locks as a browser gives them, one holder at a time for all its tabs. */
function makeLocks(): TabLocks {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: (lock: null) => unknown) => {
    last = last.then(() => work(null));
    return last;
  };
  return { request: request as TabLocks['request'] };
}

/** Work that notes when it begins and ends. */
function makeWork(log: string[]) {
  return (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise<void>((resolve) => void setTimeout(resolve));
    log.push(`${name} ends`);
    return name;
  };
}

describe('Work that one tab does at a time', () => {
  test('waits for another tab’s, and gives its value', async () => {
    const log: string[] = [];
    const [locks, work] = [makeLocks(), makeWork(log)];
    const [first, second] = [makeRunAlone(locks), makeRunAlone(locks)];
    expect(await Promise.all([first('refresh', work('one')), second('refresh', work('two'))])).toEqual(['one', 'two']);
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('is done without waiting where the browser has no locks', async () => {
    const log: string[] = [];
    const work = makeWork(log);
    await Promise.all([makeRunAlone(null)('refresh', work('one')), makeRunAlone(null)('refresh', work('two'))]);
    expect(log).toEqual(['one begins', 'two begins', 'one ends', 'two ends']);
  });

  test('is done once, also where the lock is refused', async () => {
    const log: string[] = [];
    const refused = () => Promise.reject(new DOMException('Not now.', 'InvalidStateError'));
    const runAlone = makeRunAlone({ request: refused });
    expect(await runAlone('refresh', makeWork(log)('one'))).toBe('one');
    expect(log).toEqual(['one begins', 'one ends']);
  });

  test('tells of its own failure', async () => {
    const runAlone = makeRunAlone(makeLocks());
    await expect(runAlone('refresh', () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  });
});
