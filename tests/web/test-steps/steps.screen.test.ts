import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { waitForRoute } from '../account/registrant.ts';
import { choose, expectValues, field } from '../fields.ts';
import { actAndSettle, axeViolations, press, pressLanguage, pressOnly, settle, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import {
  anotherDevice,
  arrivalOf,
  expectStep,
  next,
  NOW,
  openAt,
  pressAnyway,
  stepFrom,
  type TesterOptions,
} from './tester.ts';

const MINUTE_MS = 60_000;
const { steps } = translations.en.steps;
const { announce } = translations.en.general.timerBar;

let visitor: Visitor;

async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app, { step, ...options });
  return visitor.page;
}

const shownErrors = (page: Page): Promise<string[]> =>
  page.locator('[data-error]').evaluateAll((shown) => shown.map((element) => element.getAttribute('data-error') ?? ''));

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

  test('forward does not skip what Next requires', async ({ app }) => {
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

  for (const step of ['countdown', 'result-ready', 'result-details', 'reporting-information'] as const) {
    test(`is not offered on ${step}, and the user stays`, async ({ app }) => {
      // The server has no report of an invented submission.
      if (step === 'reporting-information') expectRefusal('getReport', 404);
      const page = await open(app, step, { session: { reportOption: 'reportToAims', submittedAt: 1 } });
      await expect(page.locator('[data-press="back"]')).toHaveCount(0);
      for (let presses = 0; presses < 3; presses += 1) {
        await actAndSettle(page, () => page.goBack());
        await expectStep(page, step);
      }
      expect(new URL(page.url()).pathname).toBe('/test-steps');
      await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step);
    });
  }

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

test.describe('Next', () => {
  test('is never disabled: pressed too early it politely announces the reason, and stays', async ({ app }) => {
    const page = await open(app, 'ready-check');
    const button = page.locator('[data-press="next"]');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute('disabled')).toBeNull();
    await next(page);
    await expect(page.getByRole('status').filter({ hasText: steps['ready-check'].missing })).toHaveCount(1);
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'ready-check');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    expect(await button.getAttribute('aria-disabled')).toBeNull();
    await next(page);
    await expectStep(page, 'phone-readiness');
  });

  test('lists a wrong time of the test at the top; what was typed stays', async ({ app }) => {
    const page = await open(app, 'result-questionnaire', { flow: 'reporting' });
    await expectValues(page, { takenDate: '11/20/2026', takenTime: '10:00' });
    await field(page, 'takenTime').fill('23:15');
    await next(page);
    expect(await shownErrors(page)).toEqual(['FUTURE_TIME']);
    await page.getByRole('alert').getByRole('link').click();
    await expect(field(page, 'takenTime')).toBeFocused();
    await field(page, 'takenDate').fill('11/19/2026');
    await page.reload();
    await expectStep(page, 'result-questionnaire');
    await expectValues(page, { takenDate: '11/19/2026', takenTime: '23:15' });
    await next(page);
    await expectStep(page, 'confirm-result');
  });

  test('lists a wrong onset date at the top, with the focus and a link to the field', async ({ app }) => {
    const page = await open(app, 'health-questionnaire', { session: { isSymptomatic: null } });
    await choose(page, 'isSymptomatic', 'yes');
    expect(await page.getAttribute('[data-press="next"]', 'aria-disabled')).toBeNull();
    await next(page);
    expect(await shownErrors(page)).toEqual(['EMPTY_DATE']);
    const summary = page.getByRole('alert');
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    await summary.getByRole('link').click();
    await page.keyboard.type('11182026');
    await expect(field(page, 'symptomOnsetDate')).toHaveValue('11/18/2026');
    await expect(field(page, 'symptomOnsetDate')).toBeFocused();
    await next(page);
    await expectStep(page, 'intro-eligibility');
  });

  test('saves a test once, however often it is pressed, and shows that it is saving', async ({ app }) => {
    const page = await open(app, 'submit-report', { session: { ...anotherDevice(), reportOption: 'doNotReport' } });
    let calls = 0;
    let answer = (): void => undefined;
    // Made here, because the button may be busy before the call reaches its route.
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/test-results/guest-create', async (route) => {
      calls += 1;
      await answered;
      await route.continue();
    });
    await pressOnly(page, 'next');
    await expect(page.locator('[data-press="next"][aria-busy="true"]')).toBeVisible();
    await expect(page.locator('[data-press="next"]')).toHaveText(steps['submit-report'].saving);
    for (let again = 0; again < 2; again += 1) await page.click('[data-press="next"]', { force: true });
    answer();
    await expectStep(page, 'dispose-kit');
    expect(calls).toBe(1);
  });

  test('explains that an old test is stored and not reported, before and after it is sent', async ({ app }) => {
    const collectedAt = NOW - 32 * 24 * 60 * MINUTE_MS;
    const session = { reportOption: 'reportToAims', collectedAt, analysedAt: collectedAt + 16 * MINUTE_MS } as const;
    const page = await open(app, 'submit-report', { session });
    const { tooOld } = translations.en.results.report;
    await expect(page.getByText(tooOld.title)).toBeVisible();
    await expect(page.locator('[data-note="too-old"]')).toHaveText(tooOld.text, { useInnerText: true });
    expect(await axeViolations(page)).toEqual([]);
    await visitor.leave();
    const young = await open(app, 'submit-report', { session: { ...session, collectedAt: NOW - 60 * MINUTE_MS } });
    await expect(young.locator('[data-press="what-is-sent"]')).toBeVisible();
    await expect(young.locator('[data-note="too-old"]')).toHaveCount(0);
  });

  test('shows why a test was not saved, stays on the step, and retries', async ({ app }) => {
    const page = await open(app, 'submit-report', { session: { ...anotherDevice(), reportOption: 'doNotReport' } });
    const refused = await giveAnswers(page, refusal('createGuestResult', 500));
    await next(page);
    await expect(page.locator('[data-error="TEST_SUBMIT_FAILED"]')).toBeVisible();
    await expect(page.locator('main')).toContainText(steps['submit-report'].failed);
    // In view: not under the button that sticks to the bottom of a phone.
    const [message, button] = await Promise.all(
      ['try-again', 'next'].map((id) => page.locator(`[data-press="${id}"]`).boundingBox()),
    );
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await refused.end();
    await press(page, 'try-again');
    await expectStep(page, 'dispose-kit');
  });
});

test.describe('the wait and the reading window', () => {
  test('counts down in the page and its title, shows the clock time when it is ready, and continues by itself', async ({
    app,
  }) => {
    const page = await open(app, 'countdown');
    const heard = await recordAnnouncements(page);
    await expect(page.locator('main')).toContainText('10:15');
    await expect(page.locator('[role="timer"]')).toContainText(/1[45]:\d\d/);
    await expect(page.locator('[data-press="next"]')).toHaveCount(0);
    await page.clock.runFor('05:00');
    await expect.poll(() => page.title()).toMatch(/^\((?:10:00|09:\d\d)\) Wait 15 minutes/);
    await expect.poll(heard).toContain(announce.tenMinutes);
    await page.clock.runFor('10:01');
    await expectStep(page, 'result-ready');
    await expect.poll(heard).toContain(announce.ready);
    await expect.poll(() => arrivalOf(page)).toMatchObject({ focus: 'H1' });
  });

  test('shows the time left to read, warns in the last minute, announces the last important seconds, and expires', async ({
    app,
  }) => {
    const page = await open(app, 'control-line', { readingLeft: 2 * MINUTE_MS });
    const heard = await recordAnnouncements(page);
    await expect(page.locator('[role="timer"]')).toContainText(/0[12]:\d\d/);
    await expect(page.locator('main')).not.toContainText('econds left to read');
    await page.clock.runFor('01:01');
    await expect.poll(heard).toContain(announce.sixtySeconds);
    await expect.poll(() => page.textContent('main')).toMatch(/econds left to read/);
    await page.clock.runFor('00:30');
    await expect.poll(heard).toContain(announce.thirtySeconds);
    await page.clock.runFor('00:20');
    await expect.poll(heard).toContain(announce.tenSeconds);
    await page.clock.runFor('00:15');
    await expectStep(page, 'expired');
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

  await page.setViewportSize({ width: 710, height: 740 });
  await button.click();
  await expect(list).toBeVisible();
  const [above, popover] = [await button.boundingBox(), await list.boundingBox()];
  const gap = (popover?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect({ isBelow: gap >= 0 && gap < 20, isNarrow: (popover?.width ?? 0) < 300 }).toEqual({
    isBelow: true,
    isNarrow: true,
  });
  await next(page);
  await expect(list).toBeHidden();

  await page.setViewportSize({ width: 801, height: 740 });
  await expect(button).toBeHidden();
  expect(await page.locator('.progress__stages li').allInnerTexts()).toEqual(Object.values(stages));
});

test.describe('an instruction', () => {
  test('works offline', async ({ app }) => {
    const page = await open(app, 'wash-hands', { isNew: true });
    await settle(page);
    await visitor.context.setOffline(true);
    await next(page);
    await next(page);
    await expectStep(page, 'kit-contents');
  });

  test('leads home if there is no test', async ({ app }) => {
    const page = await open(app, 'wash-hands', { session: {} });
    await page.evaluate(() => localStorage.removeItem('clearline.session'));
    await page.goto('/test-steps');
    await page.waitForURL('**/home');
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});
