import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { readKeptTest } from '../../support/kept-test.ts';
import { field } from '../fields.ts';
import { axeViolations, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import { alertCalls, recordAlerts } from './recorded-alerts.ts';
import { aCassetteCode, BOX, expectStep, HELD_CODE, openAt, showStep, type TesterOptions } from './tester.ts';

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

const storedStep = async (page: Page): Promise<unknown> => (await readKeptTest(page))?.open?.session.currentStep;

const { kinds, next } = translations.en.steps.accepted;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an accepted cassette shows for a moment how long it is good', async ({ app }) => {
  const page = await open(app, { step: 'first-scan' });
  const announced = await recordAnnouncements(page);
  await enter(page, aCassetteCode());
  const text = kinds.fresh.text.replace('{{day}}', 'January 15, 2028');
  await expect(heading(page)).toHaveText(kinds.fresh.title);
  await expect(page.locator('main')).toContainText(text);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toContainText(next);
  expect(await storedStep(page)).toBe(stepNumber(FLOWS.testing, 'remove-foil'));
  expect(await announced()).toContain(`${kinds.fresh.title} ${text}`);
  // The alerts load with the first accepted scan, which may take longer than it shows.
  await expect.poll(() => alertCalls(page)).toMatchObject({ shakes: 1 });
  await expect(page.locator('[data-step="remove-foil"] h1')).toBeFocused();
});

test('the moment is 0.8 seconds long, 1.5 without motion, and ends with Escape', async ({ app }) => {
  // Its clock is stopped, so no other test can use the page.
  const page = await open(app, { step: 'scan-device', isNew: true });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const [reducedMotion, hold] of [
    ['no-preference', 800],
    ['reduce', 1500],
    ['reduce', null],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await showStep(page, { step: 'scan-device' });
    // A new screen ignores presses for a moment.
    await page.clock.runFor(1_000);
    await enter(page, BOX);
    await expect(heading(page)).toHaveText(kinds.box.title);
    if (hold === null) await page.keyboard.press('Escape');
    else {
      await page.clock.runFor(hold - 50);
      await expect(heading(page)).toHaveText(kinds.box.title);
      await page.clock.runFor(100);
    }
    await expect(heading(page)).toHaveText(translations.en.steps.scan.headings.first);
  }
});

test('the used cassette is shown to be the same one, another is not, and leaving meanwhile loses nothing', async ({
  app,
}) => {
  const page = await open(app, { step: 'second-scan' });
  await enter(page, aCassetteCode());
  await expect(page.locator('[data-scan="codeIsDifferentThanBefore"]')).toBeVisible();
  await expect(page.locator('[data-accepted]')).toHaveCount(0);
  await page.reload();
  await enter(page, HELD_CODE);
  await expect(heading(page)).toHaveText(kinds.same.title);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expectStep(page, 'result-questionnaire');
});
