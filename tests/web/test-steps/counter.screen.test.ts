import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { COUNTER_PRESSES } from '../../../core/flow/step-counter.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { axeViolations, press, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import { alertCalls, recordAlerts } from './recorded-alerts.ts';
import { expectStep, next, openAt, showStep, stepFrom, type TesterOptions } from './tester.ts';

let visitor: Visitor;
const card = '.counter';

async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app, { step, ...options });
  await expect(visitor.page.locator(card)).toBeVisible();
  return visitor.page;
}

async function openListening(app: RealApp, step: StepId): Promise<Page> {
  // Its clock is stopped, so no other test can use the page.
  const page = await open(app, step, { isNew: true });
  await page.addInitScript(recordAlerts);
  await page.reload();
  await expect(page.locator(card)).toBeVisible();
  return page;
}

/** The animations of a part of the picture. */
function movesOf(page: Page, part: string): Promise<readonly { iterations: number; duration: number }[]> {
  return page.evaluate(
    (selector) =>
      [...(document.querySelector(selector)?.getAnimations() ?? [])].map((animation) => {
        const { iterations = 1, duration } = animation.effect?.getTiming() ?? {};
        return { iterations, duration: Number(duration) };
      }),
    part,
  );
}

test('the counter counts, vibrates once at its end, announces only start and end, and can be started again and stopped', async ({
  app,
}) => {
  const { counter } = translations.en.steps;
  const page = await openListening(app, 'collect-2');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const announced = await recordAnnouncements(page);
  await press(page, COUNTER_PRESSES.start);
  const timer = page.locator(card).getByRole('timer');
  await expect(timer).toHaveText('15');
  await page.clock.runFor(7_000);
  await expect(timer).toHaveText('8');
  await expect(page.locator(card)).toContainText('Circle 3 of 5');
  await page.clock.runFor(7_500);
  expect(await alertCalls(page)).toMatchObject({ shakes: 0 });
  await page.clock.runFor(1_000);
  await expect(timer).toHaveCount(0);
  expect(await alertCalls(page)).toMatchObject({ shakes: 1, tones: 0, locks: 1 });
  expect(await announced()).toEqual([counter.started, counter.done].map((text) => text.replace('{{seconds}}', '15')));
  await press(page, COUNTER_PRESSES.start);
  await expect(timer).toHaveText('15');
  await press(page, COUNTER_PRESSES.stop);
  await expect(timer).toHaveCount(0);
});

test(
  'the drawing follows the counter: once, as long as it runs, and still when it is done',
  { tag: '@full' },
  async ({ app }) => {
    const page = await open(app, 'collect-2', { isNew: true });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => movesOf(page, '.pic-rubs')).toEqual([{ iterations: Infinity, duration: 18_000 }]);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.locator(`[data-press="${COUNTER_PRESSES.start}"]`).click();
    // Five sixths of it are the circles.
    await expect.poll(() => movesOf(page, '.pic-rubs')).toEqual([{ iterations: 1, duration: 18_000 }]);
    await expect(page.locator('.picture__pause')).toBeHidden();
    await page.clock.runFor(15_500);
    await expect.poll(() => movesOf(page, '.pic-rubs')).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator(`[data-press="${COUNTER_PRESSES.start}"]`).click();
    await expect(page.locator('[data-count="running"]')).toBeVisible();
    expect(await movesOf(page, '.pic-rubs')).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await showStep(page, { step: 'prepare-2' });
    await page.clock.runFor(1_000);
    await page.locator(`[data-press="${COUNTER_PRESSES.start}"]`).click();
    await expect.poll(() => movesOf(page, '.pic-ring--stirs')).toEqual([{ iterations: 1, duration: 30_000 }]);
  },
);

test('the counter is in the first screenful of each step that has one, and Next works while it runs', async ({
  app,
}) => {
  // Spanish has the longer texts.
  const page = await open(app, 'collect-2', { language: 'es' });
  const losses: string[] = [];
  for (const step of ['collect-2', 'prepare-2'] as const) {
    await showStep(page, { step });
    const [phone] = SHORT_PHONES;
    losses.push(...(await lossesInFirstScreenful(page, phone, `h1, .picture, ${card}, [data-press="next"]`)));
    await press(page, COUNTER_PRESSES.start);
    losses.push(...(await lossesInFirstScreenful(page, phone, `${card}, [data-press="next"]`)));
    losses.push(...(await smallTargets(page)), ...(await axeViolations(page)));
    await page.setViewportSize({ width: 320, height: 640 });
    if ((await sidewaysScroll(page)) > 0) losses.push(`${step} scrolls sideways`);
  }
  expect(losses).toEqual([]);
  await next(page);
  await expectStep(page, stepFrom('prepare-2', 1));
});
