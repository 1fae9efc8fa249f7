import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { readKeptTest } from '../../support/kept-test.ts';
import { RUNS_NOTHING } from '../../support/pooled-context.ts';
import { field } from '../fields.ts';
import { axeViolations, goTo, press, pressLanguage, sidewaysScroll, type Visitor } from '../visitor.ts';
import { expectStep, NOW, openAt } from './tester.ts';
import { alertCalls, recordAlerts, type AlertCalls } from './recorded-alerts.ts';

const { steps, clock, alerts, expired } = translations.en.steps;
const { timerBar } = translations.en.general;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let visitor: Visitor;

/** Hides the page behind another one, or shows it again. */
const show = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Waits until the page has compared its clock with the server's and has another end of the wait than `known`. Returns that end. */
async function comparedEnd(page: Page, known: number | null = null): Promise<number> {
  const end = async (): Promise<number | null> => (await readKeptTest(page))?.open?.proof?.serverEnd ?? null;
  await expect.poll(async () => [null, known].includes(await end())).toBe(false);
  return Number(await end());
}

async function openListening(app: RealApp, width = 360): Promise<Page> {
  visitor = await openAt(app, { step: 'countdown', width });
  const { page } = visitor;
  await page.addInitScript(recordAlerts);
  await page.reload();
  await expectStep(page, 'countdown');
  return page;
}

test('where the browser cannot keep the screen on, the wait asks for an alarm', async ({ app }) => {
  visitor = await openAt(app, { step: 'countdown' });
  const { page } = visitor;
  await expect(field(page, 'sound')).toBeVisible();
  await expect(page.getByText(alerts.dark.title)).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }));
  await page.reload();
  await expect(page.getByText(alerts.dark.title)).toBeVisible();
  await expect(page.getByText(alerts.dark.text)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the end of the wait is signaled by the title, a sound, vibration and a notification; the screen stays awake', async ({
  app,
}) => {
  const page = await openListening(app);
  await expect(field(page, 'sound')).toBeVisible();
  await expect.poll(() => page.title()).toMatch(/^No sound! \(1[45]:\d\d\) Wait 15 minutes – Clearline$/);
  await expect(page.getByRole('alert')).toContainText(alerts.missing.sound.text);
  const sound = field(page, 'sound');
  await expect(sound).not.toBeChecked();
  await expect(page.locator('main')).toContainText(alerts.sound.locked);
  await sound.click();
  await expect(sound).toBeChecked();
  await expect(page.getByText(alerts.missing.sound.title)).toHaveCount(0);
  await expect.poll(() => page.title()).toMatch(/^\(1[45]:\d\d\) Wait 15 minutes – Clearline$/);
  await field(page, 'notices').click();
  await page.waitForFunction((text) => document.body.innerText.includes(text), alerts.notices.on);
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => alertCalls(page)).toMatchObject({ tones: 2, locks: 1, notices: [] });

  await show(page, true);
  await page.clock.fastForward(15 * MINUTE_MS);
  await expectStep(page, 'result-ready');
  await expect.poll(() => page.title()).toMatch(/^Time to read! 1[45]:\d\d left – Clearline$/);
  const alerts11 = { tones: 11, shakes: 1, notices: [`Clearline: ${timerBar.notice.ready}`] };
  await expect.poll(() => alertCalls(page)).toMatchObject(alerts11);
  await show(page, false);
  await page.waitForFunction(() => (window as unknown as { readonly alertCalls: AlertCalls }).alertCalls.locks === 2);

  await page.clock.fastForward(14 * MINUTE_MS + 5_000);
  await expect(page.locator('.callout--warning')).toBeVisible();
  await expect.poll(() => alertCalls(page)).toMatchObject({ tones: 13, shakes: 2 });
  await page.clock.fastForward(MINUTE_MS);
  await expectStep(page, 'expired');
});

test("the wait survives changes of the computer's clock, with a notice", async ({ app }) => {
  const page = await openListening(app, 1280);
  /** The seconds left plus the seconds on the monotonic clock, a constant sum. */
  const sum = (): Promise<number> =>
    page.evaluate(() => {
      const shown = document.querySelector('[data-timer]')?.getAttribute('data-timer') ?? '';
      const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
      return minutes * 60 + seconds + performance.now() / 1000;
    });
  // The server's clock is stopped: a page does not accept less time than it has counted.
  const before = await comparedEnd(page);
  await page.clock.fastForward(5 * MINUTE_MS);
  await comparedEnd(page, before);
  const sumBefore = await sum();
  const expectSameWait = async (): Promise<void> => expect(Math.abs((await sum()) - sumBefore)).toBeLessThan(5);
  await page.clock.setSystemTime(NOW + 3 * HOUR_MS);
  await expect(page.locator('[data-clock="corrected"]')).toBeVisible();
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'countdown');
  await expectSameWait();
  await expect(page.locator('main')).toContainText(clock.corrected.text);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.clock.setSystemTime(NOW - 48 * HOUR_MS);
  await page.clock.runFor(3_000);
  await expectSameWait();

  await page.clock.fastForward(10 * MINUTE_MS);
  await expectStep(page, 'result-ready');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps['result-ready'].title);
  await expect(page.locator('[data-clock="corrected"]')).toHaveCount(1);
});

test('a clock that was set back while the page was closed does not end the test, and the page says what would', async ({
  app,
}) => {
  visitor = await openAt(app, { step: 'test-line' });
  const { page } = visitor;
  await comparedEnd(page);
  const unanswered = await giveAnswers(page, refusal('serverTime', 503));
  await page.goto(RUNS_NOTHING);
  await page.clock.setSystemTime(NOW - HOUR_MS);
  await page.goto(APP_ROUTES.testSteps);
  await expectStep(page, 'expired');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expired.unsure.title);
  await expect(main).toContainText(clock.unsure.text);
  await expect(main).toContainText(expired.unsure.now);
  await expect(main).not.toContainText(expired.now);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const shown of [page.getByText(expired.unsure.now), page.getByRole('button', { name: expired.home })])
    await expect(shown).toBeInViewport({ ratio: 1 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await goTo(page, '/FAQ');
  const bar = page.locator('.timer-bar[data-phase="expired"]');
  await expect(bar).toContainText(timerBar.expiredUnsure);
  await expect.poll(() => page.title()).toBe(`${expired.unsure.title} – Clearline`);
  await expect(page.locator('body')).not.toContainText(timerBar.expired);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
  expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await pressLanguage(page, 'es');
  await expect(bar).toContainText(translations.es.general.timerBar.expiredUnsure);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
  await pressLanguage(page, 'en');
  await press(page, 'back-to-test');
  await expectStep(page, 'expired');

  await unanswered.end();
  // Returning to the page asks the server at once.
  await show(page, true);
  await show(page, false);
  await expectStep(page, 'test-line');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps['test-line'].title);
});
