import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { field } from '../fields.ts';
import { axeViolations, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import { alertCalls, recordAlerts } from './recorded-alerts.ts';
import { aCassetteCode, BOX, expectStep, HELD_CODE, openAt, type TesterOptions } from './tester.ts';

let visitor: Visitor;

async function open(app: RealApp, options: TesterOptions): Promise<Page> {
  visitor = await openAt(app, options);
  const { page } = visitor;
  await page.addInitScript(recordAlerts);
  await page.reload();
  await expectStep(page, options.step);
  return page;
}

/** Types a code, without waiting for the step that it leads to. */
async function enter(page: Page, code: string): Promise<void> {
  await page.locator('[data-press="type-code"]').click();
  await field(page, 'code').fill(code);
  await page.locator('[data-press="use-code"]').click();
}

const storedStep = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('clearline.session') ?? '{}') as { currentStep?: unknown }).currentStep,
  );

const LAST_DAY: Readonly<Record<Language, string>> = { en: 'January 15, 2028', es: '15 de enero de 2028' };

for (const language of LANGUAGES) {
  const { kinds, next } = translations[language].steps.accepted;

  test(`an accepted cassette shows for a moment how long it is good, in ${language}`, async ({ app }) => {
    const page = await open(app, { step: 'first-scan', language });
    const announced = await recordAnnouncements(page);
    await enter(page, aCassetteCode());
    const text = kinds.fresh.text.replace('{{day}}', LAST_DAY[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kinds.fresh.title);
    await expect(page.locator('main')).toContainText(text);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main')).toContainText(next);
    expect(await storedStep(page)).toBe(stepNumber(FLOWS.testing, 'remove-foil'));
    expect(await announced()).toContain(`${kinds.fresh.title} ${text}`);
    // The alerts load with the first accepted scan, which may take longer than it shows.
    await expect.poll(() => alertCalls(page)).toMatchObject({ shakes: 1 });
    await expect(page.locator('[data-step="remove-foil"] h1')).toBeFocused();
    await expect(page.locator('h1')).toHaveText(translations[language].steps.steps['remove-foil'].title);
  });
}

test('the moment is 0.8 seconds long, and 1.5 without motion', async ({ app }) => {
  for (const [reducedMotion, hold] of [
    ['no-preference', 800],
    ['reduce', 1500],
  ] as const) {
    // Its clock is stopped, so no other test can use the page.
    const page = await open(app, { step: 'scan-device', isNew: true });
    await page.emulateMedia({ reducedMotion });
    await page.locator('[data-press="type-code"]').click();
    await field(page, 'code').fill(BOX);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.locator('[data-press="use-code"]').click();
    const { box } = translations.en.steps.accepted.kinds;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(box.title);
    await page.clock.runFor(hold - 50);
    await expect(heading).toHaveText(box.title);
    await page.clock.runFor(100);
    await expect(heading).toHaveText(translations.en.steps.scan.headings.first);
    await visitor.leave();
  }
});

test('Escape leads on at once', async ({ app }) => {
  const page = await open(app, { step: 'scan-device', isNew: true });
  await page.locator('[data-press="type-code"]').click();
  await field(page, 'code').fill(BOX);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.locator('[data-press="use-code"]').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(translations.en.steps.accepted.kinds.box.title);
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText(translations.en.steps.scan.headings.first);
  await visitor.leave();
});

test('the used cassette is shown to be the same one, and leaving meanwhile loses nothing', async ({ app }) => {
  const page = await open(app, { step: 'second-scan' });
  await enter(page, HELD_CODE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en.steps.accepted.kinds.same.title);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expectStep(page, 'result-questionnaire');
});

test('a rejected scan has no such moment', async ({ app }) => {
  const page = await open(app, { step: 'second-scan' });
  await enter(page, aCassetteCode());
  await expect(page.locator('[data-scan="codeIsDifferentThanBefore"]')).toBeVisible();
  await expect(page.locator('[data-accepted]')).toHaveCount(0);
});
