import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { axeViolations, goTo, press, pressLanguage, reload, sidewaysScroll, smallTargets } from './visitor.ts';

async function expectNoProblems(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
}

test('a guest sees only accessible screens before a test, in Spanish, at 320 pixels', async ({ app }) => {
  const { page } = await app.visit({ language: 'es', viewport: { width: 320, height: 568 } });
  await goTo(page, '/');
  await test.step('the message after going back from the disclaimer, which logs out', async () => {
    await press(page, 'continue-as-guest');
    await press(page, 'back');
    await expect(page.locator('[data-message="signedOut"]')).toBeVisible();
    await expectNoProblems(page);
    await press(page, 'confirm');
  });
  await test.step('home', async () => {
    await press(page, 'continue-as-guest');
    await press(page, 'continue');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.es.general.home.heading);
    await expectNoProblems(page);
  });
  await test.step('the question about an unfinished test, which traps the focus', async () => {
    const { title } = translations.es.general.home.incomplete;
    await press(page, 'start-testing');
    await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
    await goTo(page, '/home');
    await expect(page.locator('dialog h2')).toHaveText(title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await expectNoProblems(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await reload(page);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });
});

test('a browser without storage says before a test that it keeps nothing, and is able to run the app', async ({
  app,
}) => {
  const { page } = await app.visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  await goTo(page, '/');
  await pressLanguage(page, 'es');
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  const { notStored } = translations.es.general.home;
  await expect(page.getByText(notStored.title)).toBeVisible();
  await expect(page.getByText(notStored.text)).toBeVisible();
  await expectNoProblems(page);
  await press(page, 'start-testing');
  await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
});
