import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { waitForRoute } from '../account/registrant.ts';
import { useRealApp } from '../real-app.ts';
import { actAndSettle, axeViolations, press, pressLanguage, pressOnly, settle, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import { arrivalOf, choose, expectStep, next, NOW, openAt, pressAnyway, type TesterOptions } from './tester.ts';

const MINUTE_MS = 60_000;
const { steps } = translations.en.steps;
const { announce } = translations.en.general.timerBar;

const app = useRealApp();
let visitor: Visitor;

afterEach(() => visitor.leave());

async function open(step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app.browser, { baseURL: app.server.url, step, ...options });
  return visitor.page;
}

const shownErrors = (page: Page): Promise<string[]> =>
  page.locator('[data-error]').evaluateAll((shown) => shown.map((element) => element.getAttribute('data-error') ?? ''));

describe('back', () => {
  it('in the browser equals the back arrow, one entry per step, and forward equals Next', async () => {
    const page = await open('open-kit');
    await next(page);
    await next(page);
    await expectStep(page, 'open-pouch');
    await page.goBack();
    await expectStep(page, 'kit-contents');
    await pressAnyway(page, 'back');
    await expectStep(page, 'open-kit');
    await page.goForward();
    await expectStep(page, 'kit-contents');
    await page.goBack();
    await expectStep(page, 'open-kit');
    // Before the resumed step there are earlier steps, not yet the previous page.
    await page.goBack();
    await expectStep(page, 'wash-hands');
    await page.goBack();
    await expectStep(page, 'phone-readiness');
    await expect
      .poll(() => arrivalOf(page))
      .toMatchObject({ focus: 'H1', title: `${steps['phone-readiness'].title} – Clearline` });
  });

  it('forward does not skip what Next requires', async () => {
    const page = await open('ready-check');
    for (const box of await page.locator('input[type="checkbox"]').all()) await box.check();
    await next(page);
    await expectStep(page, 'phone-readiness');
    await page.goBack();
    await expectStep(page, 'ready-check');
    await actAndSettle(page, () => page.goForward());
    expect(await page.getAttribute('[data-step]', 'data-step')).toBe('ready-check');
    await page.goBack();
    await expectStep(page, 'warnings');
  });

  it.each(['countdown', 'result-ready', 'result-details', 'reporting-information'] as const)(
    'is not offered on %s, and the user stays',
    async (step) => {
      const page = await open(step, { session: { reportOption: 'reportToAims', submittedAt: 1 } });
      expect(await page.locator('[data-press="back"]').count()).toBe(0);
      for (let presses = 0; presses < 3; presses += 1) {
        await actAndSettle(page, () => page.goBack());
        await expectStep(page, step);
      }
      expect(new URL(page.url()).pathname).toBe('/test-steps');
      expect(await page.getAttribute('[data-step]', 'data-step')).toBe(step);
    },
  );

  it('from the first step leaves the test for the home screen', async () => {
    const page = await open('intro-welcome');
    await page.goBack();
    await waitForRoute(page, APP_ROUTES.home);
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

const receiptOf = (route: Route): unknown => ({
  testId: (route.request().postDataJSON() as { testId: string }).testId,
});

it('what will be sent is shown before the report, field by field, in the current language', async () => {
  const page = await open('submit-report');
  await press(page, 'what-is-sent');
  const previewText = (): Promise<string> =>
    page.innerText('.report-preview').then((text) => text.replace(/\s+/g, ' '));
  const { preview } = translations.en.results.report;
  const before = await previewText();
  for (const text of ['Result Negative', '9:43 AM', preview.toCome, preview.minimum]) expect(before).toContain(text);
  expect(await page.locator('[data-form="anonymous"]').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await pressLanguage(page, 'es');
  expect(await previewText()).toContain('Resultado Negativo');
  await choose(page, 'reportOption', 'reportToAims');
  await next(page);
  await expectStep(page, 'review-profile');
  await page.fill('input[name="lastName"]', 'Ruiz');
  await press(page, 'what-is-sent');
  expect(await previewText()).toContain('Nombre Ruiz');
});

describe('Next', () => {
  it('is never disabled: pressed too early it politely announces the reason, and stays', async () => {
    const page = await open('ready-check');
    const button = page.locator('[data-press="next"]');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute('disabled')).toBeNull();
    await next(page);
    expect(await page.getByRole('status').filter({ hasText: steps['ready-check'].missing }).count()).toBe(1);
    expect(await page.getAttribute('[data-step]', 'data-step')).toBe('ready-check');
    for (const box of await page.locator('input[type="checkbox"]').all()) await box.check();
    expect(await button.getAttribute('aria-disabled')).toBeNull();
    await next(page);
    await expectStep(page, 'phone-readiness');
  });

  it('lists a wrong time of the test at the top; what was typed stays', async () => {
    const page = await open('result-questionnaire', { flow: 'reporting' });
    const values = (): Promise<string[]> =>
      Promise.all(['takenDate', 'takenTime'].map((name) => page.inputValue(`input[name="${name}"]`)));
    expect(await values()).toEqual(['11/20/2026', '10:00']);
    await page.fill('input[name="takenTime"]', '23:15');
    await next(page);
    expect(await shownErrors(page)).toEqual(['FUTURE_TIME']);
    await page.getByRole('alert').getByRole('link').click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('takenTime');
    await page.fill('input[name="takenDate"]', '11/19/2026');
    await page.reload();
    await expectStep(page, 'result-questionnaire');
    expect(await values()).toEqual(['11/19/2026', '23:15']);
    await next(page);
    await expectStep(page, 'confirm-result');
  });

  it('lists a wrong onset date at the top, with the focus and a link to the field', async () => {
    const page = await open('health-questionnaire', { session: { isSymptomatic: null } });
    await choose(page, 'isSymptomatic', 'yes');
    expect(await page.getAttribute('[data-press="next"]', 'aria-disabled')).toBeNull();
    await next(page);
    expect(await shownErrors(page)).toEqual(['EMPTY_DATE']);
    const summary = page.getByRole('alert');
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    await summary.getByRole('link').click();
    await page.keyboard.type('11182026');
    expect(await page.inputValue('input[name="symptomOnsetDate"]')).toBe('11/18/2026');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('symptomOnsetDate');
    await next(page);
    await expectStep(page, 'intro-eligibility');
  });

  it('saves a test once, however often it is pressed, and shows that it is saving', async () => {
    const page = await open('submit-report', { session: { reportOption: 'doNotReport' } });
    let calls = 0;
    let answer = (): void => undefined;
    // Made here, because the button may be busy before the call reaches its route.
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/test-results/guest-create', async (route) => {
      calls += 1;
      await answered;
      await route.fulfill({ json: receiptOf(route) });
    });
    await pressOnly(page, 'next');
    await page.waitForSelector('[data-press="next"][aria-busy="true"]');
    expect(await page.textContent('[data-press="next"]')).toBe(steps['submit-report'].saving);
    for (let again = 0; again < 2; again += 1) await page.click('[data-press="next"]', { force: true });
    answer();
    await expectStep(page, 'dispose-kit');
    expect(calls).toBe(1);
  });

  it('explains that an old test is stored and not reported, before and after it is sent', async () => {
    const collectedAt = NOW - 32 * 24 * 60 * MINUTE_MS;
    const session = { reportOption: 'reportToAims', collectedAt, analysedAt: collectedAt + 16 * MINUTE_MS } as const;
    const page = await open('submit-report', { session });
    const { tooOld } = translations.en.results.report;
    await page.getByText(tooOld.title).waitFor();
    expect(await page.locator('[data-note="too-old"]').innerText()).toBe(tooOld.text);
    expect(await axeViolations(page)).toEqual([]);
    await visitor.leave();
    const young = await open('submit-report', { session: { ...session, collectedAt: NOW - 60 * MINUTE_MS } });
    await young.locator('[data-press="what-is-sent"]').waitFor();
    expect(await young.locator('[data-note="too-old"]').count()).toBe(0);
  });

  it('shows why a test was not saved, stays on the step, and retries', async () => {
    const page = await open('submit-report', { session: { reportOption: 'doNotReport' } });
    let isDown = true;
    await page.route('**/test-results/guest-create', (route) =>
      isDown
        ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: { code: 'UNKNOWN' } })
        : route.fulfill({ json: receiptOf(route) }),
    );
    await next(page);
    await page.waitForSelector('[data-error="TEST_SUBMIT_FAILED"]');
    expect(await page.textContent('main')).toContain(steps['submit-report'].failed);
    // In view: not under the button that sticks to the bottom of a phone.
    const [message, button] = await Promise.all(
      ['try-again', 'next'].map((id) => page.locator(`[data-press="${id}"]`).boundingBox()),
    );
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    isDown = false;
    await press(page, 'try-again');
    await expectStep(page, 'dispose-kit');
  });
});

describe('the guest form', () => {
  const openForm = (options: Partial<TesterOptions> = {}): Promise<Page> =>
    open('review-profile', { session: { reportOption: 'reportToAims' }, ...options });

  it('restores what was typed after a reload', async () => {
    const page = await openForm();
    await page.fill('[name="firstName"]', 'Ana');
    await page.locator('[name="dateOfBirth"]').pressSequentially('04121988');
    await page.selectOption('[name="state"]', 'CA');
    await page.fill('[name="emailAddress"]', 'ana@');
    await page.reload();
    await expectStep(page, 'review-profile');
    const values = ['firstName', 'dateOfBirth', 'state', 'emailAddress'].map((name) =>
      page.inputValue(`[name="${name}"]`),
    );
    expect(await Promise.all(values)).toEqual(['Ana', '04/12/1988', 'CA', 'ana@']);
  });

  it('asks for the age instead of the date of birth, and hides what names or locates the person', async () => {
    const page = await openForm();
    await page.fill('[name="dateOfBirth"]', '04/12/1988');
    await page.check('[name="noDateOfBirth"]');
    const names = await page
      .locator('main input, main select')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(names).toEqual(['noDateOfBirth', 'age', 'zipCode', 'sex', 'ethnicity', 'race', 'emailAddress']);
    await next(page);
    expect(await shownErrors(page)).toEqual(['EMPTY_AGE', 'EMPTY_ZIP']);
    await page.uncheck('[name="noDateOfBirth"]');
    expect(await page.inputValue('[name="dateOfBirth"]')).toBe('');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('shows an error after a field was left, not during typing; the error does not swallow a press on Next', async () => {
    const page = await openForm();
    await page.locator('[name="zipCode"]').pressSequentially('94');
    expect(await shownErrors(page)).toEqual([]);
    await page.press('[name="zipCode"]', 'Tab');
    await page.waitForSelector('[data-error="INVALID_ZIP"]');
    expect(await shownErrors(page)).toEqual(['INVALID_ZIP']);
    await page.locator('[name="emailAddress"]').pressSequentially('ana@');
    const button = page.locator('[data-press="next"]');
    await button.scrollIntoViewIfNeeded();
    await actAndSettle(page, () => button.click());
    expect(await shownErrors(page)).toEqual(['EMPTY_DATE_OF_BIRTH', 'INVALID_ZIP', 'INVALID_EMAIL']);
    const links = await page.getByRole('alert').getByRole('link').allInnerTexts();
    expect(links).toEqual(
      ['EMPTY_DATE_OF_BIRTH', 'INVALID_ZIP', 'INVALID_EMAIL'].map(
        (code) => translations.en.general.errors[code as 'INVALID_ZIP'],
      ),
    );
  });

  it('changes the language of its errors with the app, and keeps the focus', async () => {
    const page = await openForm();
    await next(page);
    await pressLanguage(page, 'es');
    const { errors } = translations.es.general;
    expect(await page.locator('[data-error="EMPTY_ZIP"]').innerText()).toContain(errors.EMPTY_ZIP);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('language');
  });

  it('sends the report once it is valid', async () => {
    const page = await openForm();
    await page.fill('[name="lastName"]', 'Ruiz');
    await page.fill('[name="dateOfBirth"]', '04/12/1988');
    await page.fill('[name="zipCode"]', '94110');
    const sent = page.waitForRequest('**/test-results/guest-create');
    await page.press('[name="zipCode"]', 'Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      sendToAims: true,
      guestInfo: { lastName: 'Ruiz', zipCode: '94110', age: 38 },
    });
  });
});

describe('the wait and the reading window', () => {
  it('counts down in the page and its title, shows the clock time when it is ready, and continues by itself', async () => {
    const page = await open('countdown');
    const heard = await recordAnnouncements(page);
    expect(await page.textContent('main')).toContain('10:15');
    expect(await page.textContent('[role="timer"]')).toMatch(/1[45]:\d\d/);
    expect(await page.locator('[data-press="next"]').count()).toBe(0);
    await page.clock.runFor('05:00');
    await expect.poll(() => page.title()).toMatch(/^\((?:10:00|09:\d\d)\) Wait 15 minutes/);
    await expect.poll(heard).toContain(announce.tenMinutes);
    await page.clock.runFor('10:01');
    await expectStep(page, 'result-ready');
    await expect.poll(heard).toContain(announce.ready);
    await expect.poll(() => arrivalOf(page)).toMatchObject({ focus: 'H1' });
  });

  it('shows the time left to read, warns in the last minute, announces the last important seconds, and expires', async () => {
    const page = await open('control-line', { readingLeft: 2 * MINUTE_MS });
    const heard = await recordAnnouncements(page);
    expect(await page.textContent('[role="timer"]')).toMatch(/0[12]:\d\d/);
    expect(await page.textContent('main')).not.toContain('econds left to read');
    await page.clock.runFor('01:01');
    await expect.poll(heard).toContain(announce.sixtySeconds);
    await expect.poll(() => page.textContent('main')).toMatch(/econds left to read/);
    await page.clock.runFor('00:30');
    await expect.poll(heard).toContain(announce.thirtySeconds);
    await page.clock.runFor('00:20');
    await expect.poll(heard).toContain(announce.tenSeconds);
    await page.clock.runFor('00:15');
    await expectStep(page, 'expired');
    await page.locator('[role="timer"]').waitFor({ state: 'detached' });
    await press(page, 'home');
    await waitForRoute(page, APP_ROUTES.home);
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

it('the stage name opens the list of all stages: a sheet at the bottom, below the name if there is room, and not beside the bar that shows them', async () => {
  const page = await open('collect-2', { width: 709 });
  const [button, list] = [page.locator('[data-press="stages"]'), page.locator('.progress__all')];
  const { stages } = translations.en.steps.progress;
  expect(await list.isVisible()).toBe(false);

  await button.focus();
  await page.keyboard.press('Enter');
  await list.waitFor();
  expect(await list.locator('li').allInnerTexts()).toEqual(Object.values(stages));
  expect(await list.locator('[aria-current="step"]').innerText()).toBe(stages.collect);
  const sheet = await list.boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThan(700);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.setViewportSize({ width: 710, height: 740 });
  await button.click();
  await list.waitFor();
  const [above, popover] = [await button.boundingBox(), await list.boundingBox()];
  const gap = (popover?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect({ isBelow: gap >= 0 && gap < 20, isNarrow: (popover?.width ?? 0) < 300 }).toEqual({
    isBelow: true,
    isNarrow: true,
  });
  await next(page);
  expect(await list.isVisible()).toBe(false);

  await page.setViewportSize({ width: 801, height: 740 });
  await button.waitFor({ state: 'hidden' });
  expect(await page.locator('.progress__stages li').allInnerTexts()).toEqual(Object.values(stages));
});

describe('an instruction', () => {
  it('works offline', async () => {
    const page = await open('wash-hands', { isNew: true });
    await settle(page);
    await visitor.context.setOffline(true);
    await next(page);
    await next(page);
    await expectStep(page, 'kit-contents');
  });

  it('leads home if there is no test', async () => {
    const page = await open('wash-hands', { session: {} });
    await page.evaluate(() => localStorage.removeItem('clearline.session'));
    await page.goto('/test-steps');
    await page.waitForURL('**/home');
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});
