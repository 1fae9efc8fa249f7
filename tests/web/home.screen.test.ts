import type { Page } from '@playwright/test';
import { changedAnswer, giveAnswers, refusal } from '../support/answers.ts';
import { expect, test, type RealApp } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import type { ReportedTestTime } from '../support/submit-results.ts';
import { waitForRoute } from './account/registrant.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from './first-screenful.ts';
import { openAccountWithResults } from './results/account-with-results.ts';
import { openAt } from './test-steps/tester.ts';
import { axeViolations, goTo, press, reload, sidewaysScroll, smallTargets } from './visitor.ts';

const HOUR_MS = 3_600_000;
const home = translations.en.general.home;

/** A negative test of Ana that was read so many hours ago. */
const readBefore = (hours: number, test: Partial<ReportedTestTime> = {}): ReportedTestTime => ({
  result: 'negative',
  isSymptomatic: 'no',
  symptomOnsetDate: 'n/a',
  testDate: new Date(Date.now() - hours * HOUR_MS).toISOString(),
  utcOffset: -480,
  ...test,
});

/** The day so many hours from now, where the tests take place. */
function dayIn(hours: number): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'America/Los_Angeles' } as const;
  return new Intl.DateTimeFormat('en-US', style).format(Date.now() + hours * HOUR_MS);
}

const lastResult = (page: Page) => page.getByRole('link', { name: home.lastResult.title });

/** The card of the test under way. */
const testCard = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: translations[language].general.home.incomplete.title });

async function expectNoProblems(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
}

/** Starts a test and returns home, where it is asked about. */
async function leaveTest(page: Page, language: Language = 'en'): Promise<void> {
  const { title } = translations[language].general.home.incomplete;
  await press(page, 'start-testing');
  await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
  await goTo(page, '/home');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

for (const language of LANGUAGES) {
  const texts = translations[language].general.home;

  test.describe(`home of an account, in ${language}`, () => {
    test('greets, and shows the last result and the day to test again before the menu', async ({ app }) => {
      const tests = [readBefore(90, { result: 'positive', person: 1 }), readBefore(5)];
      const { page } = await openAccountWithResults(app, { language, tests });

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hello.replace('{{name}}', 'Ana'));
      const last = page.getByRole('link', { name: texts.lastResult.titleOf.replace('{{name}}', 'Ana') });
      await expect(last).toContainText(translations[language].results.result.kinds.negative.word);
      await expect(page.getByText(texts.lastResult.testFrom)).toBeVisible();
      expect(
        await page.locator('main [data-press]').evaluateAll((all) => all.map((one) => one.getAttribute('data-press'))),
      ).toEqual([
        ...['start-testing', 'last-result', 'start-reporting', 'view-results', 'profile-management'],
        ...['support', 'terms-of-use', 'privacy-policy', 'health-data-policy', 'sign-out'],
      ]);
      await expectNoProblems(page);
      for (const phone of SHORT_PHONES) {
        const wanted = 'main h1, [data-press="start-testing"], [data-press="last-result"]';
        expect(await lossesInFirstScreenful(page, phone, wanted)).toEqual([]);
      }
    });

    test('keeps the card of a test whose question was closed, with both buttons in view', async ({ app }) => {
      const { page } = await openAccountWithResults(app, { language });
      await leaveTest(page, language);
      await expect(testCard(page, language).getByRole('button')).toHaveCount(0);

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(testCard(page, language).getByRole('button')).toHaveText([
        texts.incomplete.continueTest,
        texts.incomplete.cancelTest,
      ]);
      await expect(testCard(page, language)).toContainText(texts.incomplete.nothing);
      await expectNoProblems(page);
      for (const phone of SHORT_PHONES) {
        expect(await lossesInFirstScreenful(page, phone, 'main h1, .test-card .button')).toEqual([]);
      }
    });
  });
}

test.describe('the last result on home', () => {
  test('opens', async ({ app }) => {
    const { page } = await openAccountWithResults(app, { tests: [readBefore(5)] });

    await press(page, 'last-result');
    await page.waitForURL('**/results-details/*');

    await expect(page.getByText(translations.en.results.result.kinds.negative.meaning)).toBeVisible();
  });

  test('names the day to test again until that has come, then the last one, then none', async ({ app }) => {
    const { page } = await openAccountWithResults(app, { tests: [readBefore(40)] });
    await expect(page.getByText(home.lastResult.testFrom)).toBeVisible();
    await expect(page.getByText(dayIn(8), { exact: true })).toBeVisible();

    const due = await openAccountWithResults(app, { tests: [readBefore(50)] });
    await expect(due.page.getByText(home.lastResult.testBy)).toBeVisible();
    await expect(due.page.getByText(dayIn(22), { exact: true })).toBeVisible();

    const over = await openAccountWithResults(app, { tests: [readBefore(121)] });
    await expect(lastResult(over.page)).toBeVisible();
    await expect(over.page.locator('main')).not.toContainText(/test again/i);
  });

  test('has its place before there is one', async ({ app }) => {
    const { page } = await openAccountWithResults(app);

    await expect(page.getByText(home.lastResult.none)).toBeVisible();
    await expect(lastResult(page)).toHaveCount(0);
  });

  test('leaves a short text if it cannot be fetched; everything else works', async ({ app }) => {
    const { page } = await openAccountWithResults(app, { tests: [readBefore(5)] });
    await expect(lastResult(page)).toBeVisible();
    const refused = await giveAnswers(page, refusal('getAllResults', 500));

    await reload(page);
    await expect(page.getByText(home.lastResult.failed)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNoProblems(page);

    await refused.end();
    await press(page, 'profile-management');
    await press(page, 'back');
    await waitForRoute(page, '/home');
    await expect(lastResult(page)).toBeVisible();
  });

  test('that could not be fetched offline is fetched when the network is back', async ({ app }) => {
    const { page, context } = await openAccountWithResults(app, { isNew: true });
    await expect(page.getByText(home.lastResult.none)).toBeVisible();
    await page.route('**/test-results/get-all/**', (route) => route.abort());
    await reload(page);
    await context.setOffline(true);
    await expect(page.getByText(home.lastResult.failed)).toBeVisible();

    await page.unroute('**/test-results/get-all/**');
    await context.setOffline(false);

    await expect(page.getByText(home.lastResult.none)).toBeVisible();
  });

  test('stays while the network is away', async ({ app }) => {
    const { page, context } = await openAccountWithResults(app, { isNew: true, tests: [readBefore(5)] });
    await expect(lastResult(page)).toBeVisible();
    await press(page, 'support');

    await context.setOffline(true);
    await press(page, 'back');

    await expect(lastResult(page)).toBeVisible();
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
  });

  test('is missing for an account without a group', async ({ app }) => {
    const { page } = await openAccountWithResults(app, { tests: [readBefore(5)] });
    await giveAnswers(
      page,
      changedAnswer('refreshAccess', (answer) => ({
        ...answer,
        currentUser: { ...answer.currentUser, user_groups: [] },
      })),
    );

    await reload(page);
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();

    await expect(page.locator('.last-result')).toHaveCount(0);
    await expectNoProblems(page);
  });
});

test.describe('the card of the test under way', () => {
  const openTest = async (app: RealApp): Promise<Page> => {
    const { page } = await openAccountWithResults(app);
    await leaveTest(page);
    await press(page, 'not-now');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return page;
  };

  test('offers no second test', async ({ app }) => {
    const page = await openTest(app);

    await expect(page.locator('[data-press="start-testing"], [data-press="start-reporting"]')).toHaveCount(0);
    await expect(page.locator('[data-press="view-results"]')).toBeVisible();
  });

  test('continues the test; home asks about it again', async ({ app }) => {
    const page = await openTest(app);

    await press(page, 'continue');
    await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
    await press(page, 'clearline-home');
    await expect(page.getByRole('dialog', { name: home.incomplete.title })).toBeVisible();
  });

  test('cancels the test', async ({ app }) => {
    const page = await openTest(app);

    await press(page, 'cancel');

    await expect(testCard(page)).toHaveCount(0);
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
  });

  test('says when the result is ready', async ({ app }) => {
    const { page } = await openAt(app, { step: 'countdown' });
    await press(page, 'clearline-home');
    await press(page, 'not-now');

    await expect(testCard(page)).toContainText(
      new RegExp(home.test.readyAt.replace('{{time}}', String.raw`10:15\sAM`)),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
    await expectNoProblems(page);
  });
});
