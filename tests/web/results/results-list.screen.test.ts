import type { Page } from '@playwright/test';
import { changedAnswer, giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { RESULTS_PAGE_SIZE } from '../../../core/domain/limits.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import { connectSqlite } from '../../../server/db/connect.ts';
import { manyResults } from '../../server/many-results.ts';
import type { ReportedTestTime } from '../../support/submit-results.ts';
import { errorText, expectNoProblems } from '../account/real-account.ts';
import { waitForRoute } from '../account/registrant.ts';
import { field } from '../fields.ts';
import { goTo, press, reload, smallTargets, type Visitor } from '../visitor.ts';
import { openAccountWithResults, type AccountWithResults } from './account-with-results.ts';

let visitor: Visitor;

async function logInWithResults(
  app: RealApp,
  options: Parameters<typeof openAccountWithResults>[1] = {},
): Promise<AccountWithResults> {
  const holder = await openAccountWithResults(app, options);
  visitor = holder;
  return holder;
}

async function openList(page: Page): Promise<void> {
  await press(page, 'view-results');
  await waitForRoute(page, '/results-list');
}

/** In a place nine hours east of Greenwich, the last test fell on the next day. */
const TESTS: readonly ReportedTestTime[] = [
  { result: 'positive', testDate: '2026-11-18T18:05:00.000Z', utcOffset: -480 },
  { result: 'invalid', testDate: '2026-11-19T18:05:00.000Z', utcOffset: -480, person: 1 },
  { result: 'negative', testDate: '2026-11-20T17:50:00.000Z', utcOffset: 540 },
];
const ROWS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Negative', 'Ana Ruiz', 'Nov 21, 2026, 2:50 AM'],
    ['Invalid', 'Luis Ruiz', 'Nov 19, 2026, 10:05 AM'],
    ['Positive', 'Ana Ruiz', 'Nov 18, 2026, 10:05 AM'],
  ],
  es: [
    ['Negativo', 'Ana Ruiz', '21 nov 2026, 2:50 a.m.'],
    ['No válido', 'Luis Ruiz', '19 nov 2026, 10:05 a.m.'],
    ['Positivo', 'Ana Ruiz', '18 nov 2026, 10:05 a.m.'],
  ],
};

/** The visible rows: the result, the person, date and time. The format of the time differs slightly between browsers. */
function rowsOf(page: Page): Promise<string[][]> {
  return page
    .locator('[data-press^="result-"]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[class*="__name"], [class*="__word"], time')].map((part) =>
          part.textContent.replace(/\s/g, ' ').replace(' a las ', ', '),
        ),
      ),
    );
}

for (const language of LANGUAGES) {
  test.describe(`the results list, in ${language}`, () => {
    const { resultsList, result } = translations[language].results;

    test("shows each person's newest result first, and the others on request", async ({ app }) => {
      const { page } = await logInWithResults(app, { language, tests: TESTS });
      await openList(page);
      await expect(page.locator('[data-press="result-2"]')).toBeVisible();
      expect(await rowsOf(page)).toEqual(ROWS[language].slice(0, 2));
      const previous = page.locator('[data-press="view-previous"]');
      await expect(previous).toHaveAttribute('aria-expanded', 'false');

      await previous.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => rowsOf(page)).toEqual(ROWS[language]);
      await expect(previous).toHaveAttribute('aria-expanded', 'true');
      await expect(previous).toHaveText(resultsList.hidePrevious, { useInnerText: true });
      await expect(page.locator('[data-press="show-more"]')).toHaveCount(0);
      await expectNoProblems(visitor);
      expect(await smallTargets(page)).toEqual([]);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/results-details/*');
      await expect(page.getByText(result.kinds.positive.meaning)).toBeVisible();
      const entries = await page.evaluate(() => history.length);
      await press(page, 'back');
      await waitForRoute(page, '/results-list');
      await expect(page.locator('[data-press="result-3"]:focus')).toBeVisible();
      expect(await rowsOf(page)).toEqual(ROWS[language]);
      await press(page, 'back');
      await waitForRoute(page, '/home');
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  });
}

test.describe('results that cannot be shown', () => {
  const { resultsList } = translations.en.results;

  test('are explained', async ({ app }) => {
    const { page } = await logInWithResults(app);
    await openList(page);
    await expect(page.getByText(resultsList.none.title)).toBeVisible();
    await expect(page.locator('main')).toContainText(resultsList.none.text, { useInnerText: true });
    await expect(page.locator('[data-press="view-previous"]')).toHaveCount(0);
    await expectNoProblems(visitor);
    await press(page, 'home');
    await waitForRoute(page, '/home');
  });

  test('because there are none offer a test, and say why it did not start', async ({ app }) => {
    const { page } = await logInWithResults(app);
    await openList(page);
    const take = page.getByRole('button', { name: resultsList.take });
    const refused = await giveAnswers(page, refusal('createTestId', 500));
    await take.click();
    await expect(page.getByText(translations.en.general.home.startFailed)).toBeVisible();
    await refused.end();
    await press(page, 'try-again');
    await waitForRoute(page, '/test-steps');
    await goTo(page, '/results-list');
    await expect(page.getByText(resultsList.none.title)).toBeVisible();
    // Home asks about the test that is now in progress.
    await expect(take).toHaveCount(0);
  });

  test('and missing names are fetched again', async ({ app }) => {
    const { page } = await logInWithResults(app, { tests: TESTS.slice(0, 1) });
    const refused = await giveAnswers(page, refusal('getAllResults', 500));
    await page.route('**/profiles/get-all/**', (route) => route.abort());
    await openList(page);
    expect(await errorText(page, 'UNKNOWN')).toContain(translations.en.general.errors.UNKNOWN);
    await expect(page.getByText('UNKNOWN 500')).toBeHidden();
    await page.getByText(translations.en.general.errorParts.details.title, { exact: true }).click();
    await expect(page.getByText('UNKNOWN 500')).toBeVisible();
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await expectNoProblems(visitor);

    await refused.end();
    await press(page, 'try-again');
    // The names were known from the login.
    await expect(page.locator('[data-press="result-1"]')).toBeVisible();
    expect((await rowsOf(page))[0]?.[1]).toBe('Ana Ruiz');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await page.unroute('**/profiles/get-all/**');
    await press(page, 'try-again');
    await expect(page.locator('[data-error]')).toHaveCount(0);
  });

  test('are not fetched for an account without a group, which sees an explanation', async ({ app }) => {
    const holder = await logInWithResults(app);
    await holder.leave();
    visitor = await app.visit();
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const withoutGroup = changedAnswer('logIn', (body) =>
      'otpRequired' in body ? body : { ...body, currentUser: { ...body.currentUser, user_groups: [] } },
    );
    await giveAnswers(page, withoutGroup);
    await goTo(page, '/login');
    await field(page, 'email').fill(holder.account.email);
    await field(page, 'password').fill(holder.account.password);
    await press(page, 'log-in');
    await waitForRoute(page, '/home');
    for (const start of ['start-testing', 'start-reporting']) {
      await press(page, start);
      await expect(page.locator('main [role="alert"] a[href^="mailto:"]')).toBeVisible();
    }
    await openList(page);
    await expect(page.locator('[data-press="contact-us"]')).toBeVisible();
    expect(asked.filter((url) => url.includes('/test-results/'))).toEqual([]);
  });
});

test('each kind of result has a shape of its own, also in forced colors', async ({ app }) => {
  const { page } = await logInWithResults(app, { tests: TESTS });
  await openList(page);
  await press(page, 'view-previous');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const rows = page.locator('[data-press^="result-"]');
    await expect(rows).toHaveCount(3);
    const shapes = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('svg path')].map((path) => path.getAttribute('d')).join()),
    );
    expect(new Set(shapes).size).toBe(3);
    // The sign is drawn in another color than the shape that it is on.
    const colors = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [shape, sign] = [...row.querySelectorAll('svg path')].map((path) => getComputedStyle(path));
        return shape?.fill === sign?.stroke;
      }),
    );
    expect(colors).toEqual([false, false, false]);
  }
});

test('the newest negative result says when to test again; previous and other ones do not', async ({ app }) => {
  const hours = (count: number): string => new Date(Date.now() - count * 3_600_000).toISOString();
  const { page } = await logInWithResults(app, {
    tests: [
      { result: 'negative', testDate: hours(4) },
      { result: 'negative', testDate: hours(2) },
      { result: 'positive', testDate: hours(1), person: 1 },
    ],
  });
  await openList(page);
  await press(page, 'view-previous');
  const { testAgain } = translations.en.results.resultsList;
  const day = new Date(Date.now() + 46 * 3_600_000).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'America/Los_Angeles',
  });
  await expect(page.getByText(testAgain.from)).toHaveCount(1);
  const row = page.getByRole('link', { name: testAgain.from });
  await expect(row).toContainText(translations.en.results.result.kinds.negative.word);
  await expect(row).toContainText(day);
});

test('a long list grows by pages; the focus moves to the first new result, and a failed page is retried', async ({
  app,
}) => {
  const { page, account } = await logInWithResults(app);
  const held = await page.evaluate(() => localStorage.getItem('clearline.profiles'));
  const [profile] = JSON.parse(held ?? '[]') as readonly ProfileSummary[];
  const { db, close } = connectSqlite(app.server.dataDir);
  const owner = { groupId: account.user.user_groups[0] ?? '', profileId: profile?.profileId ?? '' };
  await manyResults(db, owner, 2 * RESULTS_PAGE_SIZE + 1);
  const rows = page.locator('[data-press^="result-"]');

  await openList(page);
  await press(page, 'view-previous');
  await expect(rows).toHaveCount(RESULTS_PAGE_SIZE);
  const refused = await giveAnswers(page, refusal('getAllResults', 500));
  await press(page, 'show-more');
  expect(await errorText(page, 'UNKNOWN')).not.toBe('');
  await expect(rows).toHaveCount(RESULTS_PAGE_SIZE);
  await refused.end();
  await press(page, 'try-again');

  const firstNew = `[data-press="result-${RESULTS_PAGE_SIZE + 1}"]`;
  await expect(page.locator(`${firstNew}:focus`)).toBeVisible();
  await expect(rows).toHaveCount(2 * RESULTS_PAGE_SIZE);
  await expect(page.locator(`[role="status"]:text-is("Results shown: ${2 * RESULTS_PAGE_SIZE}")`)).toBeVisible();
  await press(page, 'show-more');
  await expect(page.locator(`[data-press="result-${2 * RESULTS_PAGE_SIZE + 1}"]:focus`)).toBeVisible();
  await expect(page.locator('[data-press="show-more"]')).toHaveCount(0);
  const read = page.locator('[data-press="result-60"]');
  await read.scrollIntoViewIfNeeded();
  const top = (await read.boundingBox())?.y ?? 0;
  await read.click();
  await page.waitForURL('**/results-details/*');
  await page.goBack();
  await expect(page.locator('[data-press="result-60"]:focus')).toBeVisible();
  await expect.poll(async () => Math.abs(((await read.boundingBox())?.y ?? 0) - top)).toBeLessThan(3);
  const times = await page.locator('main time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(times).size).toBe(times.length);

  // With thousands more results, the first load and each press still fetch and render one page.
  await manyResults(db, owner, 5000);
  await close();
  await reload(page);
  await press(page, 'view-previous');
  await expect(rows).toHaveCount(RESULTS_PAGE_SIZE);
  await press(page, 'show-more');
  await expect(page.locator(`${firstNew}:focus`)).toBeVisible();
  await expect(rows).toHaveCount(2 * RESULTS_PAGE_SIZE);
});
