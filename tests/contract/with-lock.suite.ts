import { describe, expect, test } from 'vitest';
import type { WithLock } from '../../core/ports/with-lock.ts';

/** Work that says when it begins and ends, and takes a few turns in between. */
export function makeWork(log: string[]) {
  return (name: string) => async (): Promise<string> => {
    log.push(`${name} begins`);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
}

/** What every WithLock does. `openTab` is one more tab of the same browser. */
export function describeWithLock(name: string, makeBrowser: () => { openTab(): WithLock }): void {
  describe(`Work that one tab does at a time, over ${name}`, () => {
    test('is done one after the other, in the order in which it was asked for, and each gets its own answer', async () => {
      const log: string[] = [];
      const [browser, work] = [makeBrowser(), makeWork(log)];
      const [first, second] = [browser.openTab(), browser.openTab()];
      const answers = [first('outbox', work('one')), second('outbox', work('two')), first('outbox', work('three'))];
      expect(await Promise.all(answers)).toEqual(['one', 'two', 'three']);
      expect(log).toEqual(['one', 'two', 'three'].flatMap((each) => [`${each} begins`, `${each} ends`]));
    });

    test('does not wait for work of another name, which may be waited for within it', async () => {
      const log: string[] = [];
      const [withLock, work] = [makeBrowser().openTab(), makeWork(log)];
      const outer = async () => `outer and ${await withLock('outbox', work('inner'))}`;
      expect(await withLock('submission', outer)).toBe('outer and inner');
    });

    test('tells of its own failure, and does not keep the next from its turn', async () => {
      const [withLock, work] = [makeBrowser().openTab(), makeWork([])];
      const broken = withLock('outbox', () => Promise.reject(new Error('Broken')));
      const next = withLock('outbox', work('next'));
      await expect(broken).rejects.toThrow('Broken');
      expect(await next).toBe('next');
    });
  });
}
