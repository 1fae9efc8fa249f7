import { describe, expect, it } from 'vitest';
import { lazyOnce } from '../../../web/loading/lazy-once.ts';

describe('something that is brought once', () => {
  it('is not brought before somebody asks, and comes once for all who do', async () => {
    let fetches = 0;
    const load = lazyOnce(() => Promise.resolve((fetches += 1)));
    expect([fetches, load.current()]).toEqual([0, null]);

    const asked = [load(), load()];
    expect(load.current()).toBeNull();
    expect(await Promise.all([...asked, load()])).toEqual([1, 1, 1]);
    expect(load.current()).toBe(1);
  });

  it('is brought again for whoever asks after a failure', async () => {
    const answers = [() => Promise.reject(new Error('No network.')), () => Promise.resolve('there')];
    const load = lazyOnce(() => answers.shift()?.() ?? Promise.reject(new Error('Asked for too often.')));
    await expect(load()).rejects.toThrow('No network.');
    expect(load.current()).toBeNull();
    expect(await load()).toBe('there');
    expect(await load()).toBe('there');
    expect(load.current()).toBe('there');
  });
});
