import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { press, pressLanguage, type Visitor } from '../visitor.ts';
import { lossesInFirstScreenful } from '../first-screenful.ts';
import { expectStep, openAt, pressAnyway, reopenAt, showStep } from './tester.ts';

const { warnings } = translations.en.steps.steps;
const titles = Object.values(warnings.groups);

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ app }) => {
  visitor = await openAt(app, { step: 'warnings' });
  ({ page } = visitor);
});
test.afterAll(() => visitor.leave());

const at = async (height: number): Promise<void> => {
  await page.setViewportSize({ width: 360, height });
  await reopenAt(page, { step: 'warnings' });
};
const shownStep = (): Promise<string | null> => page.getAttribute('[data-step]', 'data-step');
const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const isNextDisabled = (): Promise<boolean> => page.locator('[data-press="next"][aria-disabled="true"]').isVisible();

/** Presses Next as assistive technology does, without scrolling. */
const pressNext = (): Promise<void> =>
  page.locator('[data-press="next"]').evaluate((button: HTMLElement) => button.click());

test.describe('the warnings', () => {
  test('show all four groups under their headings, with the confirmation beside Next', async () => {
    await at(640);
    await expect(page.locator('h2')).toHaveText(titles.map((title, index) => `${title}${String(index + 1)}/4`));
    const shown = await page.locator('.warnings li').allTextContents();
    expect([...shown].toSorted()).toEqual(Object.values(warnings.items).map(withKitNumbers).toSorted());
    expect(await lossesInFirstScreenful(page, { width: 360, height: 560 }, '.step-confirm')).toEqual([]);
  });

  for (const height of [640, 250]) {
    test(`are scrolled with the focus by Next before it leaves them, at a height of ${height}`, async () => {
      await at(height);
      const led: string[] = [];
      for (let presses = 0; presses < 8 && (await isNextDisabled()); presses += 1) {
        await pressNext();
        expect(await shownStep()).toBe('warnings');
        led.push(await focused());
      }
      expect(led.length).toBeGreaterThan(0);
      expect(led.every((text) => titles.some((title) => text.startsWith(title)))).toBe(true);
      expect(led.at(-1)).toContain(titles.at(-1));
      await pressNext();
      await expectStep(page, 'ready-check');
    });
  }

  test('are read group by group by Next in two columns too, where a later group can be in view first', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await reopenAt(page, { step: 'warnings' });
    const led: number[] = [];
    for (let presses = 0; presses < 8 && (await isNextDisabled()); presses += 1) {
      await pressNext();
      const heading = await focused();
      led.push(titles.findIndex((title) => heading.startsWith(title)));
    }
    // The second group is the highest, and is never skipped.
    expect(led).toContain(1);
    expect(led).toEqual(led.toSorted());
  });

  test('are left by one press after scrolling to the end', async () => {
    await at(640);
    await page.mouse.wheel(0, 5_000);
    await expect(page.locator('[data-press="next"]:not([aria-disabled])')).toBeVisible();
    await press(page, 'next');
    await expectStep(page, 'ready-check');
  });

  test('are left at once if they fit the window', async () => {
    await page.setViewportSize({ width: 1280, height: 2_000 });
    await reopenAt(page, { step: 'warnings' });
    await expect(page.locator('[data-press="next"]:not([aria-disabled])')).toBeVisible();
    await press(page, 'next');
    await expectStep(page, 'ready-check');
  });
});

test.describe('the question about symptoms', () => {
  test('keeps every answer in the first screenful when Yes has asked for its date', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await showStep(page, { step: 'health-questionnaire', session: { isSymptomatic: null } });
    await page.getByRole('radio', { name: translations.en.general.choices.sure.yes }).click();
    const inputs = page.locator('fieldset input');
    const order = inputs.evaluateAll((all) => all.map((input) => input.getAttribute('value') || input.id));
    expect(await order).toEqual(['yes', 'field-symptomOnsetDate', 'no', 'unsure']);
    const wanted = 'main h1, .choice, input[name="symptomOnsetDate"], [data-press="next"]';
    // The last language is the first one again.
    for (const language of LANGUAGES.toReversed()) {
      await pressLanguage(page, language);
      expect(await lossesInFirstScreenful(page, { width: 360, height: 640 }, wanted)).toEqual([]);
    }
  });
});

test.describe('a rejected Next', () => {
  for (const [flow, step, session, field] of [
    ['testing', 'health-questionnaire', { isSymptomatic: null }, 'isSymptomatic'],
    ['testing', 'ready-check', {}, 'boxes'],
    ['testing', 'phone-readiness', {}, 'boxes'],
    ['testing', 'collection-method', { isSelfCollecting: null }, 'isSelfCollecting'],
    ['testing', 'control-line', { controlLineResult: null }, 'controlLineResult'],
    ['testing', 'test-line', { testLineResult: null }, 'testLineResult'],
    ['testing', 'submit-report', { reportOption: null }, 'reportOption'],
    ['reporting', 'confirm-kit', {}, 'boxes'],
    ['reporting', 'result-questionnaire', { result: null }, 'result'],
  ] as const) {
    test(`scrolls back to the missing answer and focuses it, at ${flow}, ${step}`, async () => {
      await page.setViewportSize({ width: 360, height: 480 });
      await showStep(page, { flow, step, session });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await pressAnyway(page, 'next');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(field);
      const place = await page.evaluate(() => {
        const { top, bottom } = (document.activeElement?.closest('.choice') ?? document.body).getBoundingClientRect();
        const bar = document.querySelector('.screen__actions--stay')?.getBoundingClientRect().top ?? innerHeight;
        return top >= 0 && bottom <= bar;
      });
      expect(place).toBe(true);
      expect(await shownStep()).toBe(step);
    });
  }
});

test.describe('the bar with the main button', () => {
  const isSticky = (): Promise<boolean> => page.locator('.screen__actions--stay').first().isVisible();

  test('stays in view while it takes at most a quarter of the window, however large the letters are', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await showStep(page, { step: 'wash-hands' });
    expect(await isSticky()).toBe(true);
    await page.evaluate(() => (document.documentElement.style.fontSize = '250%'));
    await expect(page.locator('.screen__actions:not(.screen__actions--stay)')).toBeVisible();
  });
});
