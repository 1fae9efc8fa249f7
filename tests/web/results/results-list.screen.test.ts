import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { RESULTS_PAGE_SIZE } from '../../../core/domain/limits.ts';
import { connectSqlite } from '../../../server/db/connect.ts';
import { manyResults } from '../../server/many-results.ts';
import { firstProfileId } from '../../support/kept-test.ts';
import type { ReportedTestTime } from '../../support/submit-results.ts';
import { errorText, expectNoProblems } from '../account/real-account.ts';
import { waitForRoute } from '../account/registrant.ts';
import { press, smallTargets, type Visitor } from '../visitor.ts';
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
const ROWS = [
  ['Negativo', 'Ana Ruiz', '21 nov 2026, 2:50 a.m.'],
  ['No válido', 'Luis Ruiz', '19 nov 2026, 10:05 a.m.'],
  ['Positivo', 'Ana Ruiz', '18 nov 2026, 10:05 a.m.'],
];

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

test.describe('the results list, in Spanish', () => {
  const { resultsList, result } = translations.es.results;

  test("shows each person's newest result first, and the others on request; back returns to the same row", async ({
    app,
  }) => {
    const { page } = await logInWithResults(app, { language: 'es', tests: TESTS });
    await openList(page);
    await expect(page.locator('[data-press="result-2"]')).toBeVisible();
    expect(await rowsOf(page)).toEqual(ROWS.slice(0, 2));
    const previous = page.locator('[data-press="view-previous"]');
    await expect(previous).toHaveAttribute('aria-expanded', 'false');

    await previous.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rowsOf(page)).toEqual(ROWS);
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
    expect(await rowsOf(page)).toEqual(ROWS);
    await press(page, 'back');
    await waitForRoute(page, '/home');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('has a shape of its own for each kind of result, also in forced colors', async ({ app }) => {
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
});

test('a long list grows by pages; the focus moves to the first new result, and a failed page is retried', async ({
  app,
}) => {
  const { page, account } = await logInWithResults(app);
  const { db, close } = connectSqlite(app.server.dataDir);
  const owner = { groupId: account.user.user_groups[0] ?? '', profileId: (await firstProfileId(page)) ?? '' };
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
  await close();
});
