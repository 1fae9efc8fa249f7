// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import { textsIn } from './texts-in.ts';
import { openApp } from './transcripts/open-app.tsx';
import { fill, submit } from './transcripts/page-hands.ts';
import { addResults } from './transcripts/route-visits.ts';
import { preparePhone } from './transcripts/screen-reader.ts';

beforeAll(preparePhone);
afterAll(() => vi.unstubAllGlobals());

it('the last result on the home page has the name of the person tested, who is not the first of the account', async () => {
  const texts = await textsIn('en');
  const app = await openApp({ who: 'account', now: Date.UTC(2026, 10, 20, 18), route: APP_ROUTES.login, texts });
  await app.perform(() => fill({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD }));
  await app.perform(submit);
  await addResults(app);
  await app.go(APP_ROUTES.profileManagement);
  await app.go(APP_ROUTES.home);
  const names = app.runner.current().identity.profiles.map(({ firstName }) => firstName);
  const card = document.querySelector('[data-press="last-result"] .last-result__title')?.textContent;
  expect([names, card]).toEqual([['Ana', 'Luz'], texts.t('home.lastResult.titleOf', { name: 'Luz' })]);
  app.close();
});
