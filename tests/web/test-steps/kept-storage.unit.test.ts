// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { textsIn } from '../texts-in.ts';
import { openApp } from '../transcripts/open-app.tsx';
import { press } from '../transcripts/page-hands.ts';
import { preparePhone } from '../transcripts/screen-reader.ts';

beforeAll(preparePhone);
afterAll(() => vi.unstubAllGlobals());

it('the browser is asked at the start of a test, and not before, to keep what is stored', async () => {
  let askedCount = 0;
  const ask = (): Promise<boolean> => {
    askedCount += 1;
    return Promise.resolve(true);
  };
  const app = await openApp({
    who: 'guest',
    now: Date.UTC(2026, 10, 20, 18),
    route: APP_ROUTES.landing,
    texts: await textsIn('en'),
    storageKeeper: { ask },
  });
  await app.perform(() => press('continue-as-guest'));
  await app.perform(() => press('continue'));
  expect(askedCount).toBe(0);

  await app.perform(() => press('start-testing'));

  expect(askedCount).toBe(1);
  app.close();
});
