import type { Request } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test } from '../../support/browser-test.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { INACTIVITY_CHECK_MS, INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../core/domain/limits.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { PERSISTED_KEYS } from '../../../core/flow/persisted-state.ts';
import { OUTBOX_KEY } from '../../../core/flow/outbox.ts';
import { NO_STEP, type FlowName, type TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { deviceAfterCancelling, guestSteps } from '../../scenarios/each-step.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { axeViolations, press, pressLanguage, settle, smallTargets, type Visitor } from '../visitor.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { lossesAtAnySize, lossesInForcedColors } from '../content-losses.ts';
import { expectStep, next, NOW, openAt, reopenAt, type TesterOptions } from './tester.ts';

let visitor: Visitor;
let testId: string;
/** The methods of the calls that released a cassette. */
const removals: string[] = [];
const isRemoval = (request: Request): boolean => new URL(request.url()).pathname === API_ROUTES.removeDevice.path;

const DAY_MS = 86_400_000;
const SESSION_KEY = `clearline.${PERSISTED_KEYS.session}`;
const persistedSession = (): Promise<TestSession> =>
  visitor.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as TestSession, SESSION_KEY);

test.beforeAll(async ({ app }) => {
  visitor = await openAt(app, { isNew: true, step: 'intro-welcome' });
  testId = (await persistedSession()).testId ?? '';
  visitor.page.on('request', (request) => {
    if (isRemoval(request)) removals.push(request.method());
  });
});
test.afterAll(() => visitor.leave());

const visit = (options: TesterOptions, shown?: StepId | 'expired'): Promise<void> =>
  reopenAt(visitor.page, { ...options, session: { testId, ...options.session } }, shown);

const WINDOWS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/** Checks axe and forced colors in English, and every size in Spanish, which has the longer texts. */
async function expectCompleteAndAccessible(index: number): Promise<void> {
  const { page } = visitor;
  await inLanguage('en');
  const { colorScheme, ...viewport } = WINDOWS[index % WINDOWS.length] ?? WINDOWS[0];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const losses = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  losses.push(...(await lossesInForcedColors(page)));
  await inLanguage('es');
  losses.push(...(await lossesAtAnySize(page)));
  expect(losses).toEqual([]);
}

async function inLanguage(language: Language): Promise<void> {
  const { page } = visitor;
  if ((await page.getAttribute('html', 'lang')) === language) return;
  await pressLanguage(page, language);
}

/** Answers that make a step show more fields. */
const ANSWERED: Partial<Record<StepId, Partial<TestSession>>> = {
  'health-questionnaire': { isSymptomatic: 'yes' },
  'confirm-result': { testLineResult: 'unsure', result: 'invalid' },
  'review-profile': { reportOption: 'reportToAims' },
  'reporting-information': { reportOption: 'reportToAims', submittedAt: 1 },
};

/** A step of both flows is one screen; the reporting flow asks more. */
const LOOKS_OTHERWISE: ReadonlySet<StepId> = new Set(['result-questionnaire']);
const ofTesting = new Set(FLOWS.testing.map(({ id }) => id));

/** Steps after the submission. */
const SENT: ReadonlySet<StepId> = new Set(['dispose-kit', 'reporting-information']);

const GUEST_STEPS = (['testing', 'reporting'] as const).flatMap((flow) =>
  guestSteps(flow).map(({ id }) => [flow, id] as const),
);
const STEPS = GUEST_STEPS.filter(([flow, id]) => flow === 'testing' || !ofTesting.has(id) || LOOKS_OTHERWISE.has(id));

/** A page cannot be reloaded at this step without a cassette, because the box is not persisted. */
const NEEDS_CASSETTE: StepId = 'first-scan';

/** The server has no report of an invented submission. */
function expectNoReport(step: StepId): void {
  if (step === 'reporting-information') expectRefusal('getReport', 404);
}

/** The session at a step: with a cassette only if one was scanned, and with a submission only if one was sent. */
function sessionOf(flow: FlowName, step: StepId): Partial<TestSession> {
  const device = deviceAfterCancelling(flow, step);
  const heldBefore =
    device === 'none' && step !== NEEDS_CASSETTE ? { device: null, deviceId: null, isDeviceIdSaved: false } : {};
  const sent = device === 'saved' && SENT.has(step) ? { submittedAt: NOW } : {};
  return { ...heldBefore, ...sent, ...ANSWERED[step] };
}

/** What must be in view first besides the heading and the main button; by default all answers, if the step asks. */
const IN_VIEW: Partial<Record<StepId, string>> = {
  countdown: '.time--ring, .step-ready',
  'result-details': '.result__meaning, .result__first > h2 + p',
  // A long form: its first field.
  'review-profile': 'input[name="dateOfBirth"]',
};
const MAIN_BUTTON: Partial<Record<StepId, string>> = {
  'scan-device': 'camera-on',
  'first-scan': 'camera-on',
  countdown: 'language',
  // Next stands after the advice.
  'result-details': 'language',
  'second-scan': 'camera-on',
};

/** On short phones, in both languages, these are in view without scrolling, and every control can be touched. */
async function expectInView(...wanted: readonly string[]): Promise<void> {
  const { page } = visitor;
  const losses: string[] = [];
  for (const language of LANGUAGES) {
    await inLanguage(language);
    for (const phone of SHORT_PHONES) {
      losses.push(...(await lossesInFirstScreenful(page, phone, ['main h1', ...wanted].join(', '))));
      losses.push(...(await smallTargets(page)));
    }
  }
  expect(losses).toEqual([]);
}

/** On short phones, in both languages, the question with all its answers and the main button are in view. */
function expectFirstScreenful(flow: FlowName, step: StepId): Promise<void> {
  const { asks } = FLOWS[flow][stepNumber(FLOWS[flow], step)] ?? {};
  const content = IN_VIEW[step] ?? (asks === undefined ? 'main .lead' : 'fieldset:first-of-type .choice');
  return expectInView(`[data-press="${MAIN_BUTTON[step] ?? 'next'}"]`, content);
}

const DESKTOP = { width: 1280, height: 800 };
/** The wait shows a large ring instead. */
const SMALL_PICTURE: ReadonlySet<StepId> = new Set(['countdown']);

/** Runs in the page: how the picture of the step stands to its heading and its buttons; null if it has none. */
function picturePlace(): object | null {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const picture = box('main .picture');
  const beside = [box('main h1'), box('.screen__actions')].filter((each) => each !== undefined);
  if (picture === undefined) return null;
  return {
    isLarge: picture.width >= 500,
    isInView: picture.bottom <= window.innerHeight,
    isBeside: beside.every(({ left }) => left > picture.right),
  };
}

/** On a desktop the picture is large, in the first screenful, and beside the heading and the buttons. */
async function expectPictureBeside(step: StepId): Promise<void> {
  if (SMALL_PICTURE.has(step)) return;
  const { page } = visitor;
  await page.setViewportSize(DESKTOP);
  const place = await page.evaluate(picturePlace);
  if (place !== null) expect(place).toEqual({ isLarge: true, isInView: true, isBeside: true });
}

/** Cancels the test on the home screen. The cassette is released if that is allowed, and the test is deleted. */
async function expectCancelled(flow: FlowName, step: StepId): Promise<void> {
  const { page } = visitor;
  await press(page, 'clearline-home');
  const isToBeReleased = step === NEEDS_CASSETTE || deviceAfterCancelling(flow, step) === 'removed';
  await press(page, 'cancel');
  await expect(page.locator('[data-press="cancel"]')).toHaveCount(0);
  // A page that is left before a call is answered repeats the call on the next step.
  await page.waitForFunction((key) => localStorage.getItem(key) === null, `clearline.${OUTBOX_KEY}`);
  const persisted = await persistedSession();
  const freed = removals.splice(0);
  expect({ route: new URL(page.url()).pathname, freed, step: persisted.currentStep, device: persisted.device }).toEqual(
    {
      route: APP_ROUTES.home,
      freed: isToBeReleased ? [API_ROUTES.removeDevice.method] : [],
      step: NO_STEP,
      device: null,
    },
  );
}

test.describe('is complete and accessible at any size, in any colors, and can be cancelled:', () => {
  for (const [flow, step, index] of STEPS.map(([flow, id], index) => [flow, id, index] as const)) {
    test(`${flow}, ${step}`, async () => {
      expectNoReport(step);
      await visit({ flow, step, session: sessionOf(flow, step) });
      await expectFirstScreenful(flow, step);
      await expectPictureBeside(step);
      await expectCompleteAndAccessible(index);
      await expectCancelled(flow, step);
    });
  }

  for (const [flow, step] of GUEST_STEPS.filter((one) => !STEPS.includes(one))) {
    test(`${flow}, ${step}: fits short phones, and can be cancelled`, async () => {
      expectNoReport(step);
      await visit({ flow, step, session: sessionOf(flow, step) });
      await expectFirstScreenful(flow, step);
      await expectCancelled(flow, step);
    });
  }

  test('the last minute of the reading window, and its end', async () => {
    const { page } = visitor;
    const now = await page.evaluate(() => Date.now());
    // The minute must not end before every check has run.
    await page.clock.setFixedTime(now);
    await visit({ step: 'test-line', readingLeft: now - NOW + 50_000 });
    await expect(page.locator('.callout--warning')).toBeVisible();
    await expectFirstScreenful('testing', 'test-line');
    await expectCompleteAndAccessible(0);
    await page.clock.setSystemTime(now);
    await visit({ step: 'test-line', readingLeft: 0 }, 'expired');
    await expectInView('[data-press="home"]');
    await expectCompleteAndAccessible(1);
  });

  for (const result of ['positive', 'invalid'] as const) {
    test(`the ${result} result`, async () => {
      await visit({ step: 'result-details', session: { result } });
      await expectCompleteAndAccessible(0);
    });
  }

  test('a test that is too old to be reported', async () => {
    await visit({ flow: 'reporting', step: 'submit-report', session: { collectedAt: NOW - 40 * DAY_MS } });
    await expect(visitor.page.locator('.callout--warning')).toBeVisible();
    await expectFirstScreenful('reporting', 'submit-report');
    await expectCompleteAndAccessible(0);
  });

  test('rejected input', async () => {
    for (const step of ['ready-check', 'review-profile'] as const) {
      await visit({ step, session: ANSWERED[step] ?? {} });
      await next(visitor.page);
      await expect(visitor.page.locator('[role="alert"], .step-reason:not(:empty)')).toBeVisible();
      await expectCompleteAndAccessible(2);
    }
  });

  test('a submission that could not be saved', async () => {
    const { page } = visitor;
    await visit({ step: 'submit-report', session: { reportOption: 'doNotReport' } });
    const refused = await giveAnswers(page, refusal('createGuestResult', 500));
    await next(page);
    await expect(page.locator('[data-error="TEST_SUBMIT_FAILED"]')).toBeVisible();
    await expectCompleteAndAccessible(3);
    await refused.end();
  });

  for (const [status, code] of [
    [409, 'PREVIOUSLY_USED_DEVICE'],
    [400, 'TEST_SUBMIT_FAILED'],
  ] as const) {
    test(`a submission that waited and was finally rejected: ${code}`, async () => {
      const { page, context } = visitor;
      await visit({ step: 'submit-report', session: { reportOption: 'doNotReport' } });
      await context.setOffline(true);
      await next(page);
      await expectStep(page, 'dispose-kit');
      const refused = await giveAnswers(page, refusal('createGuestResult', status));
      await context.setOffline(false);
      await expect(page.locator('[data-press="confirm-refusal"]')).toBeVisible();
      // The code is for support only, so that the sentence before it is read first.
      await expect(page.getByText(`${code} ${status}`)).toBeHidden();
      if (status === 400) {
        await press(page, 'error-details');
        await expect(page.getByText(`${code} ${status}`)).toBeVisible();
      }
      await expectCompleteAndAccessible(1);
      await press(page, 'confirm-refusal');
      await refused.end();
    });
  }

  test('the inactivity notice', async () => {
    const { page } = visitor;
    await visit({ step: 'wash-hands' });
    await settle(page);
    await page.clock.fastForward(INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS + INACTIVITY_CHECK_MS);
    await expect(page.locator('dialog [data-message="inactivity-notice"]')).toBeVisible();
    expect([await lossesInForcedColors(page), await axeViolations(page), await lossesAtAnySize(page)]).toEqual([
      [],
      [],
      [],
    ]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('the offer of an account', async () => {
    const { page } = visitor;
    await visit({ step: 'reporting-information', session: { reportOption: 'doNotReport', submittedAt: 1 } });
    await press(page, 'next');
    await expect(page.locator('[data-press="decline-account"]')).toBeVisible();
    await expectInView('[data-press="create-account"]', '[data-press="decline-account"]');
    await expectCompleteAndAccessible(0);
  });
});
