import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test } from '../../support/browser-test.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { INACTIVITY_CHECK_MS, INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../core/domain/limits.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { RESCUE_PRESSES } from '../../../core/flow/rescue-cards.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import { guestSteps } from '../../support/guest-steps.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { axeViolations, press, pressLanguage, settle, smallTargets, type Visitor } from '../visitor.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { LARGE_TEXT_LOOKS, lossesAtAnySize, lossesInForcedColors } from '../content-losses.ts';
import { anotherDevice, expectStep, next, NOW, openAt, showStep, type TesterOptions } from './tester.ts';

const DAY_MS = 86_400_000;

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ app }) => {
  // Spanish has the longer texts.
  visitor = await openAt(app, { isNew: true, step: 'intro-welcome', language: 'es' });
  ({ page } = visitor);
  // The reading window must not end before the last test has run.
  await page.clock.setFixedTime(NOW);
});
test.afterAll(() => visitor.leave());

const WINDOWS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/**
 * What is lost of the page: on short phones before scrolling, of what is `wanted` besides the heading; for assistive technologies in
 * these windows; in forced colors; and at any size of window and letters.
 */
async function lossesOf(
  wanted: readonly string[],
  windows: readonly (typeof WINDOWS)[number][],
  looks?: typeof LARGE_TEXT_LOOKS,
): Promise<string[]> {
  const losses: string[] = [];
  if (wanted.length > 0) {
    for (const phone of SHORT_PHONES) {
      losses.push(...(await lossesInFirstScreenful(page, phone, ['main h1', ...wanted].join(', '))));
      losses.push(...(await smallTargets(page)));
    }
  }
  for (const { colorScheme, ...viewport } of windows) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    losses.push(...(await axeViolations(page)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  losses.push(...(await lossesInForcedColors(page)), ...(await lossesAtAnySize(page, looks)));
  return losses;
}

/** Answers that make a step show more, or that a test has after its submission. */
const ANSWERED: Partial<Record<StepId, Partial<TestSession>>> = {
  'health-questionnaire': { isSymptomatic: 'yes' },
  'confirm-result': { testLineResult: 'unsure', result: 'invalid' },
  'review-profile': { reportOption: 'reportToAims' },
  'dispose-kit': { submittedAt: NOW },
  'reporting-information': { reportOption: 'reportToAims', submittedAt: 1 },
};

async function show({ step, session, ...options }: TesterOptions): Promise<void> {
  // The server has no report of an invented submission.
  if (step === 'reporting-information') expectRefusal('getReport', 404);
  await showStep(page, { step, ...options, session: { ...ANSWERED[step], ...session } });
}

/** What must be in view at once besides the heading, where it is not the main button and the lead or all answers. */
const IN_VIEW: Partial<Record<StepId, { readonly button?: string; readonly content?: string }>> = {
  'scan-device': { button: 'camera-on' },
  'first-scan': { button: 'camera-on' },
  countdown: { button: 'language', content: '.time--ring, .step-ready' },
  'second-scan': { button: 'camera-on' },
  // Next stands after the advice.
  'result-details': { button: 'language', content: '.result__meaning, .result__first > h2 + p' },
  // A long form: its first field.
  'review-profile': { content: 'input[name="dateOfBirth"]' },
};

function wantedAt(flow: FlowName, step: StepId): readonly string[] {
  const row = FLOWS[flow][stepNumber(FLOWS[flow], step)];
  const answers = row?.asks === undefined ? 'main .lead' : 'fieldset:first-of-type .choice';
  const { button = 'next', content = answers } = IN_VIEW[step] ?? {};
  const help = row?.rescue === undefined ? [] : [`[data-press="${RESCUE_PRESSES.open}"]`];
  return [`[data-press="${button}"]`, content, ...help];
}

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

const HAS_LARGE_PICTURE = { isLarge: true, isInView: true, isBeside: true };

/** A step of both flows is one screen, except where the reporting flow asks more. */
const LOOKS_OTHERWISE: StepId = 'result-questionnaire';
const testingSteps = guestSteps('testing');
const reportingSteps = guestSteps('reporting');
const STEPS: readonly (readonly [FlowName, StepId])[] = [
  ...testingSteps.map((step) => ['testing', step] as const),
  ...reportingSteps
    .filter((step) => step === LOOKS_OTHERWISE || !testingSteps.includes(step))
    .map((step) => ['reporting', step] as const),
];

/** Whether a step only says what to do, with a picture. */
const isInstruction = ([flow, step]: readonly [FlowName, StepId]): boolean => {
  const { asks, timer, offers } = FLOWS[flow][stepNumber(FLOWS[flow], step)] ?? {};
  return [asks, timer, offers, IN_VIEW[step], STEP_BOXES[step as keyof typeof STEP_BOXES]].every(
    (one) => one === undefined,
  );
};

test.describe('is complete and accessible at any size and in any colors:', () => {
  async function expectComplete(flow: FlowName, step: StepId, windows: Parameters<typeof lossesOf>[1]): Promise<void> {
    await show({ flow, step });
    expect.soft(await lossesOf(wantedAt(flow, step), windows)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The wait shows a large ring instead of a large picture.
    if (step !== 'countdown') expect.soft([null, HAS_LARGE_PICTURE]).toContainEqual(await page.evaluate(picturePlace));
  }

  test('the instructions', async () => {
    for (const [index, [flow, step]] of STEPS.filter(isInstruction).entries()) {
      // They differ in their words and their picture only.
      await test.step(`${flow}, ${step}`, () => expectComplete(flow, step, index === 0 ? [WINDOWS[0]] : []));
    }
  });

  for (const [index, [flow, step]] of STEPS.filter((one) => !isInstruction(one)).entries()) {
    test(`${flow}, ${step}`, () => expectComplete(flow, step, [WINDOWS[index % WINDOWS.length] ?? WINDOWS[0]]));
  }

  test('the last minute of the reading window, and its end', async () => {
    await show({ step: 'test-line', readingLeft: 50_000 });
    await expect(page.locator('.callout--warning')).toBeVisible();
    const answers = ['[data-press="next"]', 'fieldset:first-of-type .choice'];
    expect(await lossesOf(answers, [WINDOWS[0]])).toEqual([]);
    await page.clock.setFixedTime(NOW + 50_000);
    await expectStep(page, 'expired');
    await settle(page);
    expect(await lossesOf(['[data-press="home"]'], [WINDOWS[1]])).toEqual([]);
    await page.clock.setFixedTime(NOW);
  });

  test('every result', async () => {
    for (const result of ['positive', 'invalid'] as const) {
      await show({ step: 'result-details', session: { result } });
      expect(await lossesOf([], [WINDOWS[0]])).toEqual([]);
    }
  });

  test('a test that is too old to be reported', async () => {
    await show({ flow: 'reporting', step: 'submit-report', session: { collectedAt: NOW - 40 * DAY_MS } });
    await expect(page.locator('.callout--warning')).toBeVisible();
    expect(await lossesOf(wantedAt('reporting', 'submit-report'), [WINDOWS[0]])).toEqual([]);
  });

  test('rejected input', async () => {
    for (const step of ['ready-check', 'review-profile'] as const) {
      await show({ step });
      await next(page);
      await expect(page.locator('[role="alert"], .step-reason:not(:empty)')).toBeVisible();
      expect(await lossesOf([], [WINDOWS[2]])).toEqual([]);
    }
  });

  test('a submission that could not be saved: its message is above the button that stays in view', async () => {
    await show({ step: 'submit-report', session: { ...anotherDevice(), reportOption: 'doNotReport' } });
    const refused = await giveAnswers(page, refusal('createGuestResult', 500));
    await page.setViewportSize({ width: 360, height: 740 });
    await next(page);
    await expect(page.locator('[data-error="TEST_SUBMIT_FAILED"]')).toBeVisible();
    const [message, button] = await Promise.all(
      ['try-again', 'next'].map((id) => page.locator(`[data-press="${id}"]`).boundingBox()),
    );
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    expect(await lossesOf([], [WINDOWS[3]])).toEqual([]);
    await refused.end();
  });

  test('a submission that waited and was finally rejected: its code is for support', async () => {
    await show({ step: 'submit-report', session: { ...anotherDevice(), reportOption: 'doNotReport' } });
    await visitor.context.setOffline(true);
    await next(page);
    await expectStep(page, 'dispose-kit');
    const refused = await giveAnswers(page, refusal('createGuestResult', 400));
    await visitor.context.setOffline(false);
    await expect(page.locator('[data-press="confirm-refusal"]')).toBeVisible();
    await expect(page.getByText('TEST_SUBMIT_FAILED 400')).toBeHidden();
    await press(page, 'error-details');
    await expect(page.getByText('TEST_SUBMIT_FAILED 400')).toBeVisible();
    expect(await lossesOf([], [WINDOWS[1]])).toEqual([]);
    await press(page, 'confirm-refusal');
    await refused.end();
  });

  test('the offer of an account', async () => {
    const session = { reportOption: 'doNotReport', submittedAt: 1 } as const;
    await showStep(page, { step: 'reporting-information', session });
    await press(page, 'next');
    await expect(page.locator('[data-press="decline-account"]')).toBeVisible();
    const answers = ['[data-press="create-account"]', '[data-press="decline-account"]'];
    expect(await lossesOf(answers, [WINDOWS[0]])).toEqual([]);
  });

  test('the inactivity notice', async () => {
    await show({ step: 'wash-hands' });
    await page.clock.setSystemTime(NOW);
    await page.clock.fastForward(INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS + INACTIVITY_CHECK_MS);
    await expect(page.locator('dialog [data-message="inactivity-notice"]')).toBeVisible();
    expect(await lossesOf([], [WINDOWS[0]])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.clock.setFixedTime(NOW);
  });
});

test.describe('is complete and accessible in both languages and every window:', { tag: '@full' }, () => {
  for (const [flow, steps] of [
    ['testing', testingSteps],
    ['reporting', reportingSteps],
  ] as const) {
    for (const step of steps) {
      test(`${flow}, ${step}`, async () => {
        await show({ flow, step });
        for (const language of LANGUAGES) {
          await pressLanguage(page, language);
          expect(await lossesOf(wantedAt(flow, step), WINDOWS, LARGE_TEXT_LOOKS)).toEqual([]);
        }
      });
    }
  }
});
