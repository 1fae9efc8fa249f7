import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { lastStep } from '../../../core/flow/flows.ts';
import { REPORTING_FLOW } from '../../../core/flow/reporting-flow.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { TESTING_FLOW } from '../../../core/flow/testing-flow.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { READ_IN_TIME } from '../../support/read-in-time.ts';
import { goTo, press, settle, type Visitor } from '../visitor.ts';
import { expectStep, keptSession, NOW, openAt, reopenAt, type TesterOptions } from './tester.ts';

const SECOND_MS = 1_000;
/** The end of the reading window of a test whose wait ended at `NOW`. */
const WINDOW_END = NOW + 15 * 60 * SECOND_MS;

let visitor: Visitor;
let page: Page;
let testId: string;
test.beforeAll(async ({ app }) => {
  visitor = await openAt(app, { step: 'intro-welcome' });
  ({ page } = visitor);
  ({ testId } = await keptSession(page));
});
test.afterAll(() => visitor.leave());

/** Opens the test again at another step, also after a test that ended it. */
const reopen = (options: TesterOptions, shown?: StepId | 'expired'): Promise<void> =>
  reopenAt(page, { ...options, session: { testId, ...options.session } }, shown);

test.describe('a test whose result was submitted', () => {
  for (const [step, flow] of [
    ['dispose-kit', 'testing'],
    ['reporting-information', 'reporting'],
  ] as const) {
    test(`is not called incomplete on the home screen: ${step} of ${flow}`, async () => {
      // The server has no report of an invented submission.
      if (step === 'reporting-information') expectRefusal('getReport', 404);
      await page.clock.setFixedTime(NOW);
      const { finished, incomplete } = translations.en.general.home;
      const open = async (): Promise<void> => {
        await reopen({ step, flow, session: { submittedAt: NOW } });
        await goTo(page, APP_ROUTES.home);
        await expect(page.getByRole('dialog', { name: finished.title })).toBeVisible();
      };
      await open();
      await expect(page.locator('dialog')).toContainText(finished.text, { useInnerText: true });
      await expect(page.getByRole('button', { name: incomplete.cancelTest })).toHaveCount(0);
      await page.getByRole('button', { name: finished.seeLastSteps }).click();
      await expectStep(page, step);
      await open();
      await page.getByRole('button', { name: finished.close }).click();
      await expect(page.locator('dialog')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(APP_ROUTES.home);
    });
  }
});

test.describe('the reading window', () => {
  for (const step of READ_IN_TIME) {
    test(`is open at ${step} until its last second, and then stays expired`, async () => {
      await page.clock.setFixedTime(WINDOW_END - SECOND_MS);
      await reopen({ step });
      await expect(page.locator('[data-timer]')).toHaveAttribute('data-timer', '00:01');

      await page.clock.setFixedTime(WINDOW_END);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expectStep(page, 'expired');
      await settle(page);
      await expect(page.locator('[data-timer], [data-press="next"], [data-press="back"]')).toHaveCount(0);
      await page.reload();
      await expectStep(page, 'expired');
    });
  }

  test('that ended while the page was closed has expired when it opens, and does not limit later steps', async () => {
    await page.clock.setFixedTime(WINDOW_END);
    await reopen({ step: 'confirm-result' }, 'expired');
    await reopen({ step: 'result-details' });
    await reopen({ step: 'test-line' }, 'expired');
    await press(page, 'home');
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

const NO_DEVICE = { device: null, deviceId: null };

/** What is missing, the step of the test, and the step where it continues (decisions.md section 1, "Resume"). */
const CLAMPS: readonly (readonly [FlowName, string, StepId, Partial<TestSession>, StepId])[] = [
  ['testing', 'the symptoms', 'open-kit', { isSymptomatic: null }, 'health-questionnaire'],
  ['testing', 'the cassette', 'place-tube', NO_DEVICE, 'scan-device'],
  ['testing', 'who swabs', 'collect-1', { isSelfCollecting: null }, 'collection-method'],
  ['testing', 'the saved cassette', 'second-scan', { isDeviceIdSaved: false }, 'scan-again'],
  ['testing', 'the result', 'result-details', { result: null }, 'result-questionnaire'],
  ['testing', 'the test id', 'dispose-kit', { testId: null }, 'submit-report'],
  ['testing', 'more than one thing', 'dispose-kit', { ...NO_DEVICE, result: null }, 'scan-device'],
  ['reporting', 'the symptoms', 'confirm-kit', { isSymptomatic: null }, 'health-questionnaire'],
  ['reporting', 'the cassette', 'confirm-result', NO_DEVICE, 'scan-device'],
  ['reporting', 'the result', 'submit-report', { result: null }, 'result-questionnaire'],
  ['reporting', 'the test id', 'review-profile', { testId: null }, 'submit-report'],
];

test.describe('a resumed test', () => {
  for (const [flow, what, step, session, at] of CLAMPS) {
    test(`in the ${flow} flow without ${what} at ${step} continues at the step that asks for it`, async () => {
      await page.clock.setFixedTime(NOW);
      await reopen({ flow, step, session }, at);
    });
  }

  for (const [flow, end] of [
    ['testing', lastStep(TESTING_FLOW)],
    ['reporting', lastStep(REPORTING_FLOW)],
  ] as const) {
    test(`beyond the end of the ${flow} flow continues at its last step`, async () => {
      expectRefusal('getReport', 404);
      const session = { currentStep: end + 1, submittedAt: NOW };
      await reopen({ flow, step: 'reporting-information', session });
      await expect(page.locator('[data-step]')).toHaveAttribute('data-number', String(end));
    });
  }
});
