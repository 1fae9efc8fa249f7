import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import type { ProfileDraft } from '../../../core/domain/profile.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import { EMPTY_SESSION, type TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { firstProfileId, keepTest, readKeptTest } from '../../support/kept-test.ts';
import { allowRefusal } from '../../support/page-problems.ts';
import { addProfile, logIn, registerAccount } from '../account/real-account.ts';
import { waitForRoute } from '../account/registrant.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { field } from '../fields.ts';
import { axeViolations, goTo, press, pressLanguage, smallTargets, type Visitor } from '../visitor.ts';
import { anotherDevice, expectStep, pressAnyway, reopenAt, sessionAt } from './tester.ts';

let visitor: Visitor;

const texts = translations.en.steps.steps['review-profile'];

/** A logged-in user whose test is at a step, as after closing and reopening the page there. */
async function openAsAccount(
  app: RealApp,
  step: StepId,
  people: readonly Partial<ProfileDraft>[],
  session: Partial<TestSession> = {},
): Promise<Page> {
  const { server } = app;
  visitor = await app.visit();
  const { page } = visitor;
  const account = await registerAccount(server);
  for (const person of people) await addProfile(server, account, person);
  await logIn(page, account);
  await waitForRoute(page, APP_ROUTES.home);
  const testId = await (await fetch(`${server.url}${API_ROUTES.createTestId.path}`)).text();
  const chosen = { selectedProfileId: await firstProfileId(page), ...anotherDevice(), ...session };
  await keepTest(page, sessionAt({ step, session: chosen }, testId), Date.now());
  await goTo(page, APP_ROUTES.testSteps);
  await expectStep(page, step);
  return page;
}

const mainText = (page: Page): Promise<string> => page.innerText('main');

/** Runs in the page: whether an element is within the window. */
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test.describe('the review of an account', { tag: '@full' }, () => {
  test('is fetched again after a failure; if the profile is gone, another one is chosen', async ({ app }) => {
    // The page asks for the profile, unless the list without it comes first.
    allowRefusal('getProfile', 404);
    const page = await openAsAccount(
      app,
      'review-profile',
      [{ firstName: 'Ana' }, { firstName: 'Luis', consentToReport: true }],
      {
        reportOption: 'reportToAims',
        selectedProfileId: 'no-such-profile',
      },
    );
    await expect(page.getByRole('radio', { name: /Luis/ })).toBeVisible();
    expect(await mainText(page)).toContain(texts.gone.lead);
    await page.setViewportSize({ width: 360, height: 560 });
    await pressAnyway(page, 'choose-profile');
    expect(await mainText(page)).toContain(texts.gone.missing);
    const ana = page.getByRole('radio', { name: /Ana/ });
    await expect(ana).toBeFocused();
    await expect.poll(() => ana.locator('..').evaluate(isInView)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const path = `**${API_ROUTES.getProfile.path.replace(/\/:.*/, '')}/**`;
    await page.route(path, (route) => route.abort());
    await page.getByRole('radio', { name: /Luis/ }).check();
    await press(page, 'choose-profile');
    await expect(page.locator('[data-press="show-profile"]')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(path);
    await press(page, 'show-profile');
    await expect(field(page, 'city')).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Luis');
    expect(await mainText(page)).toContain(texts.always.title);
    // A user who always reports is not asked to choose a report.
    await press(page, 'back');
    await expectStep(page, 'result-details');
  });
});

test.describe('on short phones, below the name of the user', { tag: '@full' }, () => {
  /** What is not in view before scrolling, in both languages. */
  async function lossesOf(page: Page, wanted: string): Promise<string[]> {
    const losses: string[] = [];
    for (const language of LANGUAGES) {
      if ((await page.getAttribute('html', 'lang')) !== language) await pressLanguage(page, language);
      for (const phone of SHORT_PHONES) losses.push(...(await lossesInFirstScreenful(page, phone, wanted)));
      losses.push(...(await smallTargets(page)));
    }
    return losses;
  }

  const ASKING = (['testing', 'reporting'] as const).flatMap((flow) =>
    FLOWS[flow]
      .filter(({ id, asks }) => asks !== undefined && id !== 'review-profile')
      .map(({ id, timer }) => ({ flow, step: id, isTimed: timer === 'reading' })),
  );

  test('every step shows its question, all answers and the main button', async ({ app }) => {
    const people = ['Ana', 'Luis', 'Leo'].map((firstName) => ({ firstName, lastName: 'Ruiz' }));
    const page = await openAsAccount(app, 'profile-selection', people);
    const { deviceId, device, selectedProfileId } = (await readKeptTest(page))?.open?.session ?? EMPTY_SESSION;
    const losses: string[] = [];
    for (const { flow, step, isTimed } of ASKING) {
      const now = Date.now();
      const timers = { countdownTimerEndTime: now, expirationTimerEndTime: now + 15 * 60_000 };
      const session = { deviceId, device, selectedProfileId, ...(isTimed && timers) };
      await reopenAt(page, { flow, step, session });
      await expect(page.locator('.frame__name:has-text("Ana")')).toBeVisible();
      const lost = await lossesOf(page, 'main h1, fieldset:first-of-type .choice, [data-press="next"]');
      losses.push(...lost.map((loss) => `${flow}, ${step}: ${loss}`));
    }
    expect(losses).toEqual([]);
  });

  test('a long list of profiles shows the question, the first answers and the main button', async ({ app }) => {
    const people = Array.from({ length: 8 }, (_, index) => ({ firstName: `Ana ${String(index)}`, lastName: 'Ruiz' }));
    const page = await openAsAccount(app, 'profile-selection', people, { selectedProfileId: null });
    await expect(page.locator('.choice')).toHaveCount(people.length);
    const wanted = 'main h1, fieldset .choice:nth-of-type(-n + 3), [data-press="next"]';
    expect(await lossesOf(page, wanted)).toEqual([]);
  });
});
