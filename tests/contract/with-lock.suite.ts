import { describe, expect, test } from 'vitest';
import type { WithLock } from '../../core/ports/with-lock.ts';

/** A job that records its start and end, and takes a few microtasks. */
export function makeWork(log: string[]) {
  return (name: string) => async (): Promise<string> => {
    log.push(`${name} begins`);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
}

/** The contract of every WithLock. `openTab` opens another tab of the same browser. */
export function describeWithLock(name: string, makeBrowser: () => { openTab(): WithLock }): void {
  describe(`Work that one tab does at a time, over ${name}`, () => {
    test('runs one after the other, in the order of the requests, and each caller gets its own result', async () => {
      const log: string[] = [];
      const [browser, work] = [makeBrowser(), makeWork(log)];
      const [first, second] = [browser.openTab(), browser.openTab()];
      const answers = [first('outbox', work('one')), second('outbox', work('two')), first('outbox', work('three'))];
      expect(await Promise.all(answers)).toEqual(['one', 'two', 'three']);
      expect(log).toEqual(['one', 'two', 'three'].flatMap((each) => [`${each} begins`, `${each} ends`]));
    });

    test('does not wait for work under another name, which may run inside it', async () => {
      const log: string[] = [];
      const [withLock, work] = [makeBrowser().openTab(), makeWork(log)];
      const outer = async () => `outer and ${await withLock('outbox', work('inner'))}`;
      expect(await withLock('login', outer)).toBe('outer and inner');
    });

    test('passes on its failure, and does not block the next', async () => {
      const [withLock, work] = [makeBrowser().openTab(), makeWork([])];
      const broken = withLock('outbox', () => Promise.reject(new Error('Broken')));
      const next = withLock('outbox', work('next'));
      await expect(broken).rejects.toThrow('Broken');
      expect(await next).toBe('next');
    });
  });
}
