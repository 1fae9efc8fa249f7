// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { stateName } from '../../cli/states/fixture-state.ts';
import { walkStates } from '../../cli/states/walk-states.ts';
import { routeName } from '../../core/api/routes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { offered, open, openAsMember, setUpApp, shown, storeResults, type StoredResult } from './opened-app.ts';
import type { OpenedApp } from './transcripts/open-app.tsx';
import { press, setOnline } from './transcripts/page-hands.ts';
import { KEPT_GUEST } from '../support/kept-test.ts';

const { home, noUserGroup } = translations.en.general;
const GET_RESULTS = routeName('getAllResults');

setUpApp();

/** Home of an account with these results. */
async function openHome(...results: readonly StoredResult[]): Promise<OpenedApp> {
  const app = await openAsMember(APP_ROUTES.profileManagement);
  await storeResults(app, results);
  await app.go(APP_ROUTES.home);
  return app;
}

const lastResult = (): string => shown('.last-result');

describe('the last result on home', () => {
  it.each([
    { hoursAgo: 40, day: 'Friday, November 20', words: home.lastResult.testFrom },
    { hoursAgo: 50, day: 'Saturday, November 21', words: home.lastResult.testBy },
  ])('names the day to test again, $hoursAgo hours after a negative one', async ({ hoursAgo, day, words }) => {
    await openHome({ result: 'negative', hoursAgo });
    expect(lastResult()).toContain(words);
    expect(lastResult()).toContain(day);
  });

  it('has the name of each person tested: one who tested later does not hide the other’s next test', async () => {
    await openHome({ result: 'negative', hoursAgo: 50 }, { result: 'positive', hoursAgo: 1, person: 1 });
    const titles = [...document.querySelectorAll('.last-result__title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Ana', 'Luz'].map((name) => home.lastResult.titleOf.replace('{{name}}', name)));
    expect(lastResult()).toContain(home.lastResult.testBy);
  });

  it('names no day once the last one has passed', async () => {
    await openHome({ result: 'negative', hoursAgo: 121 });
    expect(lastResult()).toContain('Negative');
    expect(lastResult()).not.toMatch(/test again|Test by/i);
  });

  it('leaves a short text if it cannot be fetched, and is there the next time', async () => {
    const app = await openAsMember(APP_ROUTES.home, (begun) => begun.failNext({ [GET_RESULTS]: { status: 500 } }));
    expect(lastResult()).toBe(home.lastResult.failed);
    expect(document.querySelector('[role="alert"]')).toBeNull();

    await storeResults(app, [{ result: 'negative', hoursAgo: 5 }]);
    await app.go(APP_ROUTES.profileManagement);
    await app.go(APP_ROUTES.home);
    expect(lastResult()).toContain('Negative');
  });

  it('that could not be fetched is fetched when the network is back', async () => {
    const app = await openAsMember(APP_ROUTES.home, (begun) => begun.failNext({ [GET_RESULTS]: { status: 500 } }));
    await app.perform(() => setOnline(false));
    expect(lastResult()).toBe(home.lastResult.failed);

    await storeResults(app, [{ result: 'positive', hoursAgo: 5 }]);
    await app.perform(() => setOnline(true));
    expect(lastResult()).toContain('Positive');
  });

  it('stays while the network is away', async () => {
    const app = await openHome({ result: 'positive', hoursAgo: 5 });
    await app.go(APP_ROUTES.faq);
    app.backEnd.setOnline(false);
    await app.perform(() => setOnline(false));
    await app.go(APP_ROUTES.home);
    expect(lastResult()).toContain('Positive');
    expect(offered()).toContain('start-testing');
  });
});

describe('an account without a group', () => {
  it.each([APP_ROUTES.resultsList, APP_ROUTES.newProfile, APP_ROUTES.editProfileSelection, APP_ROUTES.deleteProfile])(
    'reads at %s whom to write to',
    async (route) => {
      const app = await openHome();
      const { currentUser } = app.runner.current().identity;
      if (currentUser === null) throw new Error('No one is logged in.');
      await app.send({ type: 'accessRenewed', user: { ...currentUser, user_groups: [] } });
      expect(document.querySelector('.last-result')).toBeNull();
      await app.go(route);
      expect(shown()).toContain(noUserGroup.title);
      expect(document.querySelector('main a[href^="mailto:"]')).not.toBeNull();
      expect(document.querySelector('main input')).toBeNull();
    },
  );
});

it('a guest can do these things on home', async () => {
  await open({ who: 'guest', kept: KEPT_GUEST, route: APP_ROUTES.home });
  expect(offered()).toEqual([
    ...['start-testing', 'start-reporting', 'support'],
    ...['terms-of-use', 'privacy-policy', 'health-data-policy', 'sign-out'],
  ]);
});

it('a test that did not start can be tried again', async () => {
  const app = await openHome();
  app.backEnd.failNext({ [routeName('createTestId')]: { status: 500 } });
  await app.perform(() => press('start-testing'));
  expect(document.querySelector('[data-error="TEST_ID_FETCH_FAILED"]')).not.toBeNull();
  expect(document.querySelector('[data-press="contact-us"]')?.getAttribute('href')).toBe(APP_ROUTES.support);
  await app.perform(() => press('try-again'));
  expect(document.querySelector('[data-step="intro-welcome"]')).not.toBeNull();
});

it('the card of the test under way offers no second one, and says when the result is ready', async () => {
  const state = (await walkStates()).find((one) => stateName(one) === 'testing/countdown');
  const app = await open({ who: 'guest', kept: state?.kept ?? {}, route: APP_ROUTES.home });
  await app.perform(() => press('not-now'));
  expect(shown('.test-card')).toContain(home.test.readyAt.replace('{{time}}', '10:15 AM'));
  expect(offered()).not.toContain('start-testing');
  expect(offered()).not.toContain('start-reporting');
});
