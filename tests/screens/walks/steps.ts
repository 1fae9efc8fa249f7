import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import type { StepRow } from '../../../core/flow/step-row.ts';
import { sessionKeptAt } from '../../support/persisted-states.ts';
import { NOW } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../sitting.ts';
import type { TestBegun } from '../sitting.ts';
import type { Walk } from '../walk.ts';

const NAMES: Readonly<Record<FlowName, string>> = { testing: 'test', reporting: 'report' };

/** A guest's step as it shows first. */
function stepWalk(flow: FlowName, { id }: StepRow, index: number): Walk {
  const name = `${NAMES[flow]}-${String(index).padStart(2, '0')}-${id}`;
  return {
    pictures: [{ name, route: 'testSteps', flow, step: id }],
    begins: { flow, step: id, session: sessionKeptAt(flow, id, NOW) },
    go: ({ shoot }) => shoot(name),
  };
}

function guestSteps(flow: FlowName): readonly Walk[] {
  return FLOWS[flow].flatMap((row, index) => (row.skipIf === 'isGuest' ? [] : [stepWalk(flow, row, index)]));
}

/** Another look of a step that has been pictured plainly. */
export function look(
  name: string,
  begins: TestBegun,
  prepare: (sitting: ScreenshotSession) => Promise<void> = async () => {},
): Walk {
  const { flow = 'testing', step } = begins;
  return {
    pictures: [{ name, route: 'testSteps', flow, step }],
    begins,
    go: async (sitting) => {
      await prepare(sitting);
      await sitting.shoot(name);
    },
  };
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const QUESTIONS: readonly Walk[] = [
  look('step-health-refused', { step: 'health-questionnaire', session: { isSymptomatic: null } }, ({ press }) =>
    press('next'),
  ),
  look('step-health-onset-refused', { step: 'health-questionnaire', session: { isSymptomatic: 'yes' } }, (sitting) =>
    sitting.enter({ symptomOnsetDate: '13/40/2026' }).then(() => sitting.press('next')),
  ),
  look('step-taken-refused', { flow: 'reporting', step: 'result-questionnaire' }, (sitting) =>
    sitting.enter({ takenDate: '12/31/2026' }).then(() => sitting.press('next')),
  ),
  look('step-boxes-refused', { step: 'ready-check' }, ({ press }) => press('next')),
  look('step-line-refused', { step: 'test-line', session: { testLineResult: null } }, ({ press }) => press('next')),
  look('step-review-refused', { step: 'review-profile', session: { reportOption: 'reportToAims' } }, ({ press }) =>
    press('next'),
  ),
  look('step-review-by-age', { step: 'review-profile', session: { reportOption: 'reportToAims' } }, ({ enter }) =>
    enter({ noDateOfBirth: true }),
  ),
  look('step-report-failed', { step: 'submit-report' }, async ({ enter, failNext, press }) => {
    await enter({ reportOption: 'doNotReport' });
    await failNext('createGuestResult');
    await press('next');
  }),
];

/** What a person reported of the lines, and the result that they confirmed. */
const READINGS: Readonly<Record<string, Partial<TestSession>>> = {
  positive: { testLineResult: 'yes', result: 'positive' },
  invalid: { controlLineResult: 'no', result: 'invalid' },
  unsure: { testLineResult: 'unsure', result: 'invalid' },
  'unsure-of-c': { controlLineResult: 'unsure', result: 'invalid' },
  changed: { result: 'positive' },
};

const RESULTS: readonly Walk[] = [
  ...Object.entries(READINGS).flatMap(([reading, session]) => [
    look(`step-details-${reading}`, { step: 'result-details', session }),
    look(`step-confirm-${reading}`, { step: 'confirm-result', session }),
    look(`step-done-${reading}`, { step: 'reporting-information', session: { ...session, submittedAt: 1 } }),
  ]),
  look('step-reading-ends-soon', { step: 'test-line', readingLeft: 40 * SECOND_MS }),
  {
    pictures: [{ name: 'step-reading-expired', route: 'testSteps', flow: 'testing', step: 'expired' }],
    begins: { step: 'test-line', readingLeft: MINUTE_MS },
    go: async ({ idle, page, shoot }) => {
      await idle(MINUTE_MS);
      await page.waitForSelector('[data-step="expired"] h1');
      await shoot('step-reading-expired');
    },
  },
  look('step-wait-alerts', { step: 'countdown' }, async ({ page }) => {
    for (const box of await page.locator('[name="sound"], [name="notices"]').all()) await box.click();
  }),
  look('step-wait-clock-corrected', { step: 'countdown', session: { clockNotice: 'corrected' } }),
  look(
    'step-account-prompt',
    { step: 'reporting-information', session: { reportOption: 'doNotReport', submittedAt: 1 } },
    ({ press }) => press('next'),
  ),
];

/** Every step that a guest meets, and its other looks. */
export const STEP_WALKS: readonly Walk[] = [
  ...guestSteps('testing'),
  ...guestSteps('reporting'),
  ...QUESTIONS,
  ...RESULTS,
];
