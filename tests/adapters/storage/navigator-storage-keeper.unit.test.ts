import { expect, it } from 'vitest';
import { makeNavigatorStorageKeeper } from '../../../adapters/storage/navigator-storage-keeper.ts';

it('asks the browser once it is needed, and reports its answer', async () => {
  let isKept = false;
  let askedCount = 0;
  const keeper = makeNavigatorStorageKeeper({
    persisted: () => Promise.resolve(isKept),
    persist: () => {
      askedCount += 1;
      isKept = true;
      return Promise.resolve(isKept);
    },
  });
  expect([await keeper.ask(), await keeper.ask(), askedCount]).toEqual([true, true, 1]);
});

it('reports a browser that cannot, or refuses to answer', async () => {
  const refuse = () => Promise.reject(new Error('No'));
  expect(await makeNavigatorStorageKeeper(undefined).ask()).toBe(false);
  expect(await makeNavigatorStorageKeeper({ persisted: refuse, persist: refuse }).ask()).toBe(false);
});
