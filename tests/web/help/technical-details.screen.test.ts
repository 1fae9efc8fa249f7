import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { axeViolations, goTo, press, pressLanguage, settle, sidewaysScroll, smallTargets } from '../visitor.ts';
import { copiedSnapshot } from '../../support/copied-snapshot.ts';

const { details: en } = translations.en.landing.frame;
const { details: es } = translations.es.landing.frame;

const copiedText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a signed-out person copies the technical details without a network', async ({ app }) => {
  const { page, context } = await app.visit({ isNew: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, APP_ROUTES.landing);
  await expect
    .poll(async () => (await page.requests()).some((request) => request.url().includes('/details.')))
    .toBe(true);
  await settle(page);
  await context.setOffline(true);
  await press(page, 'technical-details');
  await expect(page.getByText(en.copied)).toBeVisible();
  expect(copiedSnapshot(await copiedText(page))).toMatchObject({ who: 'visitor', flags: { isOnline: false } });
  expect([await axeViolations(page), await sidewaysScroll(page), await smallTargets(page)]).toEqual([[], 0, []]);
});

test('a damaged test is named, and copied by hand if the browser refuses', async ({ app }) => {
  const { page } = await app.visit({ isNew: true });
  await page.addInitScript(() => {
    localStorage.setItem('clearline.test.another', '{"open":{"session');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await goTo(page, APP_ROUTES.landing);
  await pressLanguage(page, 'es');
  await press(page, 'technical-details');
  await expect(page.getByText(es.refused)).toBeVisible();
  const shown = await page.getByRole('textbox', { name: es.label }).inputValue();
  expect(copiedSnapshot(shown)).toMatchObject({
    language: 'es',
    persisted: { test: 'damaged' },
    damage: { items: ['test'] },
  });
  expect(await page.evaluate(() => String(document.getSelection()))).toContain('UUU');
  expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
});

test('a screen that did not load offers them, reduced if their own code did not load', async ({ app }) => {
  const { page, context } = await app.visit({ isNew: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(/assets\/(?:login|details\.module)-/, (route) => route.abort());
  await goTo(page, APP_ROUTES.login);
  await expect(page.locator('[data-press="try-again"]')).toBeVisible();
  await press(page, 'technical-details');
  await expect(page.getByText(en.copied)).toBeVisible();
  expect(copiedSnapshot(await copiedText(page))).toMatchObject({ failure: 'none', persisted: { test: 'missing' } });
});
