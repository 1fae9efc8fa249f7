import type { ReportResponse } from '../../../core/api/payloads.ts';
import type { ReportStatus } from '../../../core/domain/report-status.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { answer, changedAnswer, giveAnswers } from '../../support/answers.ts';
import { firstProfileId, keepTest } from '../../support/kept-test.ts';
import { submitResults } from '../../support/submit-results.ts';
import { NOW, sessionAt } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import type { TestStart } from '../screenshot-session.ts';
import type { Journey } from '../journey.ts';
import { stepVariant } from './steps.ts';

const HOUR_MS = 3_600_000;
const OPENED = 'what-is-sent';

/** A guest's step with the preview of the report open. */
function reportPreview(
  name: string,
  startsAt: TestStart,
  prepare: (user: ScreenshotSession) => Promise<void> = async () => {},
): Journey {
  return stepVariant(name, startsAt, async (user) => {
    await prepare(user);
    await user.press(OPENED);
  });
}

async function logIn({ goTo, enter, press, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.login);
  await enter({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD });
  await press('log-in');
  await page.waitForSelector('[data-press="view-results"]');
}

/** A user with an account can choose between the two forms of a report. */
async function chooseReport(user: ScreenshotSession): Promise<void> {
  const { page, goTo, press, capture } = user;
  await logIn(user);
  const session = { selectedProfileId: await firstProfileId(page) };
  await keepTest(page, sessionAt({ step: 'submit-report', session }, 'pictured'), NOW);
  await goTo(APP_ROUTES.testSteps);
  await press(OPENED);
  await capture('report-both-forms');
}

const at = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();
const AGENCY_REMARK = 'PID-11.4: State is missing. The message was routed by ZIP code.';

/** Report states that the journeys' server never reaches by itself. */
const REPORT_OUTCOMES: Readonly<Record<string, Partial<ReportResponse>>> = {
  'report-late': { status: 'queued', history: [{ status: 'queued', at: at(-30) }], remarks: [] },
  'report-with-remarks': outcome('acceptedWithWarnings', [AGENCY_REMARK]),
  'report-refused': outcome('refused', ['MSH-4: The facility is not known.']),
};

function outcome(status: ReportStatus, remarks: readonly string[]) {
  const before = [
    { status: 'queued', at: at(-5) },
    { status: 'sent', at: at(-4.9) },
  ] as const;
  return { status, history: [...before, { status, at: at(-4) }], remarks };
}

const HUB = { name: 'APHL AIMS', contact: 'help@hub.example' };
const DELIVERY = { hub: HUB, at: at(-4.9), answer: null };
const WAITING = { status: 'queued', history: [{ status: 'queued', at: at(-5) }], deliveries: [] } as const;
const WITHDRAWN: Partial<ReportResponse> = {
  status: 'withdrawn',
  history: [...WAITING.history, { status: 'withdrawn', at: at(-4) }],
  fields: [],
  deliveries: [],
  withdrawal: { by: 'operator', reason: 'duplicate' },
};

/** Recipients of reports, and reports that have none. */
const LEDGERS: Readonly<Record<string, Partial<ReportResponse>>> = {
  'ledger-accepted': {
    ...outcome('accepted', []),
    deliveries: [{ ...DELIVERY, answer: { status: 'accepted', at: at(-4) } }],
  },
  'ledger-anonymous': { ...outcome('sent', []), form: 'anonymous', reachesState: false, deliveries: [DELIVERY] },
  'ledger-withdrawn': WITHDRAWN,
  'ledger-waiting': WAITING,
};

const SHOWN_REPORTS = { ...REPORT_OUTCOMES, ...LEDGERS };

async function readReports(user: ScreenshotSession): Promise<void> {
  const { page, goTo, press, capture, failNext } = user;
  await logIn(user);
  const tests = [{ utcOffset: -480, testDate: at(-1) }, { sendToAims: false }];
  const account = { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD };
  const [reported = '', unreported = ''] = await submitResults(new URL(page.url()).origin, account, tests);
  const details = (testId: string): Promise<void> => goTo(`/results-details/${testId}`);
  await details(unreported);
  await capture('report-none');
  await failNext('getReport');
  await details(reported);
  await capture('report-unknown');
  await press('look-again', 'about-report', 'what-was-sent');
  await capture('report-sent');
  for (const [name, change] of Object.entries(SHOWN_REPORTS)) {
    const changed = changedAnswer('getReport', (report) => ({ ...report, ...change }));
    const given = await giveAnswers(page, changed);
    await details(reported);
    if (name in LEDGERS) await press('who-got-it');
    await capture(name);
    if (name === 'ledger-waiting') {
      await press('withdraw-report');
      await capture('ledger-withdraw');
    }
    await given.end();
  }
}

/** The end of a guest's test, whose report is still waiting. */
async function finishReported(user: ScreenshotSession): Promise<void> {
  const { page, press } = user;
  await giveAnswers(
    page,
    answer('getReport', {
      ...NO_REPORT,
      ...WAITING,
      form: 'identified',
      reachesState: true,
      fields: [{ id: 'zip', value: '94110' }],
    }),
  );
  await page.reload();
  await press('who-got-it');
}

const NO_REPORT: ReportResponse = {
  ...{ status: 'notReported', reason: null, form: null, history: [], remarks: [], fields: [] },
  ...{ deliveries: [], reachesState: null, withdrawal: null },
};

/** What the screens show about reports, before and after they are sent. */
export const REPORT_JOURNEYS: readonly Journey[] = [
  reportPreview('report-guest-before', { flow: 'reporting', step: 'submit-report' }),
  reportPreview(
    'report-guest-review',
    { step: 'review-profile', session: { reportOption: 'reportToAims' } },
    async ({ enter, press }) => {
      await enter({ dateOfBirth: '04/12/1988', zipCode: '94110' });
      await press('next');
      await enter({ firstName: 'Ana' });
      await press('next');
    },
  ),
  reportPreview(
    'report-guest-by-age',
    { step: 'review-profile', session: { reportOption: 'reportToAims' } },
    async ({ enter, press }) => {
      await enter({ noDateOfBirth: true });
      await enter({ age: '38', zipCode: '94110' });
      await press('next');
      await press('next');
    },
  ),
  {
    pictures: ['report-both-forms'],
    run: chooseReport,
  },
  stepVariant('report-no-agency', { step: 'submit-report', session: { hasAgency: false } }),
  stepVariant(
    'ledger-guest',
    { step: 'reporting-information', session: { reportOption: 'reportToAims', submittedAt: NOW } },
    finishReported,
  ),
  {
    pictures: ['report-none', 'report-unknown', 'report-sent', ...Object.keys(SHOWN_REPORTS), 'ledger-withdraw'],
    run: readReports,
  },
];
