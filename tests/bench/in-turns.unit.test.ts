import { describe, expect, it } from 'vitest';
import { inTurns, median } from '../../bench/in-turns.ts';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 1, 4, 2], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('alternating tasks', () => {
  const ONCE = { iterations: 2, time: 0, warmup: false };

  it('each run in every round, and report the median of the rounds', async () => {
    const done: string[] = [];
    let round = 0;
    const paces = await inTurns(3, ONCE, (bench) => {
      const ms = [5, 900, 7][round] ?? 0;
      round += 1;
      const task = (name: string) => {
        done.push(name);
        return Promise.resolve({ overriddenDuration: ms });
      };
      bench.add('one', () => task('one'), { async: true }).add('other', () => task('other'), { async: true });
    });

    const turn = ['one', 'one', 'other', 'other'];
    expect(done).toEqual([...turn, ...turn, ...turn]);
    expect([...paces.keys()]).toEqual(['one', 'other']);
    expect(paces.get('one')?.p50).toBe(7);
    expect(paces.get('one')?.perSecond).toBeGreaterThan(0);
    expect(paces.get('other')?.perCoreSecond).toBeGreaterThan(0);
  });

  it('stop at the first failure', async () => {
    const measured = inTurns(1, ONCE, (bench) => bench.add('bad', () => Promise.reject(new Error('No answer.'))));
    await expect(measured).rejects.toThrow('No answer.');
  });
});
