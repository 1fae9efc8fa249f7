import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { waitForRoute } from '../account/registrant.ts';
import { choose, field } from '../fields.ts';
import { actAndSettle, axeViolations, press, pressLanguage, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import { arrivalOf, expectStep, next, openAt, pressAnyway, stepFrom, type TesterOptions } from './tester.ts';

const MINUTE_MS = 60_000;
const { steps } = translations.en.steps;
const { announce } = translations.en.general.timerBar;

let visitor: Visitor;

async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app, { step, ...options });
  return visitor.page;
}

test.describe('back', () => {
  test('in the browser equals the back arrow, one entry per step, and forward equals Next', async ({ app }) => {
    const page = await open(app, 'open-kit');
    await next(page);
    await next(page);
    await expectStep(page, stepFrom('open-kit', 2));
    await page.goBack();
    await expectStep(page, stepFrom('open-kit', 1));
    await pressAnyway(page, 'back');
    await expectStep(page, 'open-kit');
    await page.goForward();
    await expectStep(page, stepFrom('open-kit', 1));
    await page.goBack();
    await expectStep(page, 'open-kit');
    // Before the resumed step there are earlier steps, not yet the previous page.
    await page.goBack();
    await expectStep(page, stepFrom('open-kit', -1));
    await page.goBack();
    await expectStep(page, stepFrom('open-kit', -2));
    await expect
      .poll(() => arrivalOf(page))
      .toMatchObject({ focus: 'H1', title: `${steps[stepFrom('open-kit', -2)].title} – Clearline` });
  });

  test('forward does not skip what Next requires', { tag: '@full' }, async ({ app }) => {
    const page = await open(app, 'ready-check');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await next(page);
    await expectStep(page, 'phone-readiness');
    await page.goBack();
    await expectStep(page, 'ready-check');
    await actAndSettle(page, () => page.goForward());
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'ready-check');
    await page.goBack();
    await expectStep(page, 'warnings');
  });

  test('from the first step leaves the test for the home screen', async ({ app }) => {
    const page = await open(app, 'intro-welcome');
    await page.goBack();
    await waitForRoute(page, APP_ROUTES.home);
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test('what will be sent is shown before the report, field by field, in the current language', async ({ app }) => {
  const page = await open(app, 'submit-report');
  await press(page, 'what-is-sent');
  const previewText = (): Promise<string> =>
    page.innerText('.report-preview').then((text) => text.replace(/\s+/g, ' '));
  const { preview } = translations.en.results.report;
  const before = await previewText();
  for (const text of ['Result Negative', '9:43 AM', preview.toCome, preview.minimum]) expect(before).toContain(text);
  await expect(page.locator('[data-form="anonymous"]')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await pressLanguage(page, 'es');
  expect(await previewText()).toContain('Resultado Negativo');
  await choose(page, 'reportOption', 'reportToAims');
  await next(page);
  await expectStep(page, 'review-profile');
  await field(page, 'dateOfBirth').fill('04/12/1988');
  await field(page, 'zipCode').fill('94110');
  await next(page);
  await field(page, 'lastName').fill('Ruiz');
  await next(page);
  await press(page, 'what-is-sent');
  expect(await previewText()).toContain('Nombre Ruiz');
});

test.describe('the reading window', () => {
  test('shows the time left to read, warns in the last minute, announces the last important seconds, and expires', async ({
    app,
  }) => {
    const page = await open(app, 'control-line', { readingLeft: 2 * MINUTE_MS });
    const heard = await recordAnnouncements(page);
    const spokenNow = async () => (await page.locator('[role="status"]').allInnerTexts()).join('');
    await expect(page.locator('[role="timer"]')).toContainText(/0[12]:\d\d/);
    await expect(page.locator('main')).not.toContainText('econds left to read');
    await page.clock.runFor('01:01');
    await expect.poll(heard).toContain(announce.sixtySeconds);
    await expect.poll(() => page.textContent('main')).toMatch(/econds left to read/);
    // What was spoken is removed, so that no later screen repeats it.
    await page.clock.runFor('00:06');
    await expect.poll(spokenNow).not.toContain(announce.sixtySeconds);
    await page.clock.runFor('00:24');
    await expect.poll(heard).toContain(announce.thirtySeconds);
    await page.clock.runFor('00:20');
    await expect.poll(heard).toContain(announce.tenSeconds);
    await page.clock.runFor('00:15');
    await expectStep(page, 'expired');
    await expect.poll(spokenNow).not.toContain(announce.tenSeconds);
    await page.clock.runFor('00:06');
    await expect.poll(spokenNow).not.toContain(announce.expired);
    await expect(page.locator('[role="timer"]')).toHaveCount(0);
    await press(page, 'home');
    await waitForRoute(page, APP_ROUTES.home);
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test('the stage name opens the list of all stages: a sheet at the bottom, below the name if there is room, and not beside the bar that shows them', async ({
  app,
}) => {
  const page = await open(app, 'collect-2', { width: 709 });
  const [button, list] = [page.locator('[data-press="stages"]'), page.locator('.progress__all')];
  const { stages } = translations.en.steps.progress;
  await expect(list).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  expect(await list.locator('li').allInnerTexts()).toEqual(Object.values(stages));
  await expect(list.locator('[aria-current="step"]')).toHaveText(stages.collect, { useInnerText: true });
  const sheet = await list.boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThan(700);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();

  for (const width of [710, 800]) {
    await page.setViewportSize({ width, height: 740 });
    await button.click();
    await expect(list).toBeVisible();
    const [above, popover] = [await button.boundingBox(), await list.boundingBox()];
    const gap = (popover?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    const isBeside = (popover?.x ?? 0) >= (above?.x ?? 0);
    expect({ isBelow: gap >= 0 && gap < 20, isBeside }).toEqual({ isBelow: true, isBeside: true });
    const lines = await list.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item);
        return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      }),
    );
    expect(lines).toEqual(lines.map(() => 1));
    await page.keyboard.press('Escape');
  }
  await button.click();
  await next(page);
  await expect(list).toBeHidden();

  await page.setViewportSize({ width: 801, height: 740 });
  await expect(button).toBeHidden();
  expect(await page.locator('.progress__stages li').allInnerTexts()).toEqual(Object.values(stages));
});
