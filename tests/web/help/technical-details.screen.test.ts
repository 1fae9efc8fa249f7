import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { choose } from '../fields.ts';
import { next, openAt } from '../test-steps/tester.ts';
import { axeViolations, goTo, press, pressLanguage, settle, sidewaysScroll, smallTargets } from '../visitor.ts';
import { copiedSnapshot } from '../../support/copied-snapshot.ts';

const { details: en } = translations.en.landing.frame;
const { details: es } = translations.es.landing.frame;

const copiedText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

for (const path of [APP_ROUTES.landing, APP_ROUTES.login]) {
  test(`a signed-out person copies the technical details at ${path} without a network`, async ({ app }) => {
    const { page, context } = await app.visit({ isNew: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goTo(page, path);
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
}

test('the errors of the open page are in them, each once', async ({ app }) => {
  const { page, context } = await app.visit({ isNew: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, APP_ROUTES.login);
  await press(page, 'log-in');
  await expect(page.locator('.error-summary')).toBeVisible();
  await press(page, 'technical-details');
  await expect(page.getByText(en.copied)).toBeVisible();
  expect(copiedSnapshot(await copiedText(page))).toMatchObject({
    page: { route: 'login', from: null, errors: ['EMPTY_USERNAME', 'EMPTY_PASSWORD'] },
  });
});

test('the errors of a step that the person left for help are in them', async ({ app }) => {
  const { page, context } = await openAt(app, { isNew: true, step: 'health-questionnaire' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'isSymptomatic', 'yes');
  await next(page);
  await expect(page.locator('[data-error="EMPTY_DATE"]')).toBeVisible();
  await page.getByRole('link', { name: translations.en.landing.frame.help }).click();
  await press(page, 'technical-details');
  await expect(page.getByText(en.copied)).toBeVisible();
  expect(copiedSnapshot(await copiedText(page))).toMatchObject({
    page: { route: 'faq', from: 'testSteps', errors: [], errorsBefore: ['EMPTY_DATE'] },
  });
});

test('a damaged test is named, and copied by hand if the browser refuses', async ({ app }) => {
  const { page } = await app.visit({ isNew: true });
  await page.addInitScript(() => {
    localStorage.setItem('clearline.session', '{"currentStep":12');
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
