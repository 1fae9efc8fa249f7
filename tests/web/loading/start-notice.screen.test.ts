import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { startNotices } from '../../../adapters/translations/start-notices.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { copiedSnapshot } from '../../support/copied-snapshot.ts';
import { allowUnusedPreload, expectProblem } from '../../support/page-problems.ts';
import { axeViolations, sidewaysScroll, smallTargets } from '../visitor.ts';

const FIRST_SCRIPT = '**/assets/main-*.js';
/** Shorter than the 15 seconds within which a page must say something. */
const NOTICE_MS = 12_000;

const HEADING_LEVELS = { [APP_ROUTES.landing]: 2, [APP_ROUTES.login]: 1 } as const;
const RELOADS_BY = { slow: 'button', noScript: 'link' } as const;

async function expectNotice(page: Page, reason: keyof typeof RELOADS_BY): Promise<void> {
  const { pathname } = new URL(page.url());
  const level = HEADING_LEVELS[pathname as keyof typeof HEADING_LEVELS];
  for (const language of LANGUAGES) {
    const part = page.locator(`section[lang="${language}"]:visible`);
    await expect(part.getByRole('heading', { level, name: startNotices[language].title })).toBeVisible();
    await expect(part).toContainText(startNotices[language][reason]);
    await expect(part).toContainText('iOS 15.4');
    await expect(part.getByRole(RELOADS_BY[reason], { name: startNotices[language].reload })).toBeVisible();
  }
}

const expectNoNotice = (page: Page): Promise<void> =>
  expect(page.getByText(startNotices.en.title, { exact: true })).toHaveCount(0);

for (const path of [APP_ROUTES.landing, APP_ROUTES.login]) {
  test(
    `a script that does not come is reported at once at ${path}, and loading again helps`,
    { tag: path === APP_ROUTES.landing ? [] : ['@full'] },
    async ({ app }) => {
      const { page } = await app.visit({ isNew: true });
      allowUnusedPreload();
      await page.route(FIRST_SCRIPT, (route) => route.abort());
      await page.goto(path);
      await expectNotice(page, 'slow');
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      await page.unroute(FIRST_SCRIPT);
      const { details } = translations.es.landing.frame;
      await page.getByRole('button', { name: details.copy }).click();
      await expect(page.getByText(`${details.copied} ${details.leaves}`)).toBeVisible();
      const shown = await page.getByRole('textbox', { name: details.label }).inputValue();
      expect(copiedSnapshot(shown)).toMatchObject({ failure: 'script', persisted: { test: 'missing' } });
      expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
      await page.getByRole('button', { name: startNotices.en.reload }).click();
      await expectNoNotice(page);
      await expect(page.locator('h1')).toBeVisible();
    },
  );

  test(`a syntax that the browser does not know is reported at once at ${path}`, { tag: '@full' }, async ({ app }) => {
    const { page } = await app.visit({ isNew: true });
    expectProblem(/SyntaxError|Unexpected/);
    allowUnusedPreload();
    const tooNew = (route: Route): Promise<void> =>
      route.fulfill({ contentType: 'text/javascript', body: 'let newer = then unknown' });
    await page.route(FIRST_SCRIPT, tooNew);
    await page.goto(path);
    await expectNotice(page, 'slow');
  });

  test(`a browser without scripts learns how to go on at ${path}`, { tag: '@full' }, async ({ app }) => {
    const { page } = await app.visit({ isNew: true, javaScriptEnabled: false });
    // Chromium reports scripts that it does not run as blocked.
    expectProblem(/\.js: csp$/);
    allowUnusedPreload();
    await page.goto(path);
    await expectNotice(page, 'noScript');
  });
}

test('an app that has not started in time says so, also after an early press, and stops saying so once it starts', async ({
  app,
}) => {
  const { page } = await app.visit({ isNew: true });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FIRST_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  const opened = Date.now();
  await page.clock.install({ time: opened });
  // Otherwise the time that the press takes would count.
  await page.clock.pauseAt(opened + 1);
  await page.goto(APP_ROUTES.landing, { waitUntil: 'commit' });
  const button = page.locator('[data-press="continue-as-guest"]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(NOTICE_MS - 1000);
  await expect(page.getByText(startNotices.en.title, { exact: true })).toBeHidden();
  await page.clock.runFor(1000);
  await expectNotice(page, 'slow');
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.clock.resume();
  release();
  await expect(page).toHaveURL(/disclaimer/);
  await expectNoNotice(page);
});
