import { FLOWS } from '../../../core/flow/flows.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { GUEST_PAGES } from '../../../core/domain/guest-pages.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import type { StepRow } from '../../../core/flow/step-row.ts';
import { storedSessionAt } from '../../support/persisted-states.ts';
import { NOW } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import type { TestStart } from '../screenshot-session.ts';
import type { Journey } from '../journey.ts';

const NAMES: Readonly<Record<FlowName, string>> = { testing: 'test', reporting: 'report' };

/** A guest's step in its initial state. */
function stepJourney(flow: FlowName, { id }: StepRow, index: number): Journey {
  const name = `${NAMES[flow]}-${String(index).padStart(2, '0')}-${id}`;
  return {
    pictures: [name],
    startsAt: { flow, step: id, session: storedSessionAt(flow, id, NOW) },
    run: ({ capture }) => capture(name),
  };
}

function guestSteps(flow: FlowName): readonly Journey[] {
  return FLOWS[flow].flatMap((row, index) => (row.skipIf === 'isGuest' ? [] : [stepJourney(flow, row, index)]));
}

/** Captures a step in another state than its initial one. */
export function stepVariant(
  name: string,
  startsAt: TestStart,
  prepare: (user: ScreenshotSession) => Promise<void> = async () => {},
): Journey {
  return {
    pictures: [name],
    startsAt,
    run: async (user) => {
      await prepare(user);
      await user.capture(name);
    },
  };
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const QUESTIONS: readonly Journey[] = [
  stepVariant('step-health-refused', { step: 'health-questionnaire', session: { isSymptomatic: null } }, ({ press }) =>
    press('next'),
  ),
  stepVariant(
    'step-health-onset-refused',
    { step: 'health-questionnaire', session: { isSymptomatic: 'yes' } },
    (user) => user.enter({ symptomOnsetDate: '13/40/2026' }).then(() => user.press('next')),
  ),
  stepVariant('step-taken-refused', { flow: 'reporting', step: 'result-questionnaire' }, (user) =>
    user.enter({ takenDate: '12/31/2026' }).then(() => user.press('next')),
  ),
  stepVariant('step-boxes-refused', { step: 'ready-check' }, ({ press }) => press('next')),
  stepVariant('step-line-refused', { step: 'test-line', session: { testLineResult: null } }, ({ press }) =>
    press('next'),
  ),
  stepVariant(
    'step-review-refused',
    { step: 'review-profile', session: { reportOption: 'reportToAims' } },
    ({ press }) => press('next'),
  ),
  stepVariant(
    'step-review-by-age',
    { step: 'review-profile', session: { reportOption: 'reportToAims' } },
    ({ enter }) => enter({ noDateOfBirth: true }),
  ),
  ...GUEST_PAGES.slice(1).map((page, place) =>
    stepVariant(
      `step-review-${page}`,
      { step: 'review-profile', session: { reportOption: 'reportToAims' } },
      async ({ enter, press }) => {
        await enter({ dateOfBirth: '04/12/1988', zipCode: '94110' });
        for (let turned = 0; turned <= place; turned += 1) await press('next');
      },
    ),
  ),
  stepVariant('step-report-failed', { step: 'submit-report' }, async ({ enter, failNext, press }) => {
    await enter({ reportOption: 'doNotReport' });
    await failNext('createGuestResult');
    await press('next');
  }),
];

/** The lines that a person reported, and the result that they confirmed. */
const READINGS: Readonly<Record<string, Partial<TestSession>>> = {
  positive: { testLineResult: 'yes', result: 'positive' },
  invalid: { controlLineResult: 'no', result: 'invalid' },
  unsure: { testLineResult: 'unsure', result: 'invalid' },
  'unsure-of-c': { controlLineResult: 'unsure', result: 'invalid' },
  changed: { result: 'positive' },
};

const RESULTS: readonly Journey[] = [
  ...Object.entries(READINGS).flatMap(([reading, session]) => [
    stepVariant(`step-details-${reading}`, { step: 'result-details', session }),
    stepVariant(`step-confirm-${reading}`, { step: 'confirm-result', session }),
    stepVariant(`step-done-${reading}`, { step: 'reporting-information', session: { ...session, submittedAt: 1 } }),
  ]),
  stepVariant('step-reading-ends-soon', { step: 'test-line', readingLeft: 40 * SECOND_MS }),
  {
    pictures: ['step-reading-expired'],
    startsAt: { step: 'test-line', readingLeft: MINUTE_MS },
    run: async ({ idle, page, capture }) => {
      await idle(MINUTE_MS);
      await page.waitForSelector('[data-step="expired"] h1');
      await capture('step-reading-expired');
    },
  },
  {
    pictures: ['step-reading-expired-unsure', 'faq-reading-expired-unsure', 'home-reading-expired-unsure'],
    startsAt: { step: 'test-line' },
    // The clock was set back while the page was closed, and the server does not tell the time.
    run: async ({ page, goTo, capture }) => {
      await page.route(`**${API_ROUTES.serverTime.path}`, (call) => call.fulfill({ status: 503 }));
      await page.clock.setFixedTime(NOW - 60 * MINUTE_MS);
      await goTo(APP_ROUTES.testSteps);
      await page.waitForSelector('[data-step="expired"] h1');
      await capture('step-reading-expired-unsure');
      await goTo(APP_ROUTES.faq);
      await capture('faq-reading-expired-unsure');
      await goTo(APP_ROUTES.home);
      await capture('home-reading-expired-unsure');
    },
  },
  stepVariant('step-wait-alerts', { step: 'countdown' }, async ({ page }) => {
    for (const box of await page.locator('[name="sound"], [name="notices"]').all()) await box.click();
  }),
  stepVariant('step-wait-clock-corrected', { step: 'countdown', session: { clockNotice: 'corrected' } }),
  stepVariant(
    'step-account-prompt',
    { step: 'reporting-information', session: { reportOption: 'doNotReport', submittedAt: 1 } },
    ({ press }) => press('next'),
  ),
];

/** Every step of a guest, and its variants. */
export const STEP_JOURNEYS: readonly Journey[] = [
  ...guestSteps('testing'),
  ...guestSteps('reporting'),
  ...QUESTIONS,
  ...RESULTS,
];
