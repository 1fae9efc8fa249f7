import type { ReportAnswer } from '../../../core/api/payloads.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import type { ReportStatus } from '../../../core/domain/report-status.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { PERSISTED_KEYS } from '../../../core/flow/persisted-state.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { submitResults } from '../../support/submit-results.ts';
import { NOW, sessionAt } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../sitting.ts';
import type { TestBegun } from '../sitting.ts';
import { picturesOf, type Walk } from '../walk.ts';
import { look } from './steps.ts';

const HOUR_MS = 3_600_000;
const OPENED = 'what-is-sent';

/** A guest's step with what will be sent laid open. */
function opened(
  name: string,
  begins: TestBegun,
  prepare: (sitting: ScreenshotSession) => Promise<void> = async () => {},
): Walk {
  return look(name, begins, async (sitting) => {
    await prepare(sitting);
    await sitting.press(OPENED);
  });
}

async function logIn({ goTo, enter, press, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.login);
  await enter({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD });
  await press('log-in');
  await page.waitForSelector('[data-press="view-results"]');
}

/** Somebody with an account who may choose between the two forms of a report. */
async function chooseReport(sitting: ScreenshotSession): Promise<void> {
  const { page, goTo, press, shoot } = sitting;
  await logIn(sitting);
  const key = (name: string): string => `clearline.${name}`;
  const kept = await page.evaluate((name) => localStorage.getItem(name), key(PERSISTED_KEYS.profiles));
  const [first] = JSON.parse(kept ?? '[]') as readonly { readonly profileId: string }[];
  const session = { selectedProfileId: first?.profileId ?? null };
  const test = JSON.stringify(sessionAt({ step: 'submit-report', session }, 'pictured'));
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key(PERSISTED_KEYS.session),
    test,
  ] as const);
  await goTo(APP_ROUTES.testSteps);
  await press(OPENED);
  await shoot('report-both-forms');
}

const at = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();
const REMARK = 'PID-11.4: State is missing. The message was routed by ZIP code.';

/** How far a report may have come, where the server of the walks brings none so far. */
const FATES: Readonly<Record<string, Pick<ReportAnswer, 'status' | 'history' | 'remarks'>>> = {
  'report-late': { status: 'queued', history: [{ status: 'queued', at: at(-30) }], remarks: [] },
  'report-with-remarks': fate('acceptedWithWarnings', [REMARK]),
  'report-refused': fate('refused', ['MSH-4: The facility is not known.']),
};

function fate(status: ReportStatus, remarks: readonly string[]) {
  const before = [
    { status: 'queued', at: at(-5) },
    { status: 'sent', at: at(-4.9) },
  ] as const;
  return { status, history: [...before, { status, at: at(-4) }], remarks };
}

async function readReports(sitting: ScreenshotSession): Promise<void> {
  const { page, goTo, press, shoot, failNext } = sitting;
  await logIn(sitting);
  const taken = [{ utcOffset: -480, testDate: at(-1) }, { sendToAims: false }];
  const account = { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD };
  const [reported = '', unreported = ''] = await submitResults(new URL(page.url()).origin, account, taken);
  const details = (testId: string): Promise<void> => goTo(`/results-details/${testId}`);
  await details(unreported);
  await shoot('report-none');
  await failNext('getReport');
  await details(reported);
  await shoot('report-unknown');
  await press('look-again', 'what-was-sent');
  await shoot('report-sent');
  const path = `**${API_ROUTES.getReport.path.replace(':testId', reported)}`;
  for (const [name, change] of Object.entries(FATES)) {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as ReportAnswer), ...change } });
    });
    await details(reported);
    await shoot(name);
    await page.unroute(path);
  }
}

/** What is said of reports, before and after they are sent. */
export const REPORT_WALKS: readonly Walk[] = [
  opened('report-guest-before', { flow: 'reporting', step: 'submit-report' }),
  opened('report-guest-review', { step: 'review-profile', session: { reportOption: 'reportToAims' } }, ({ enter }) =>
    enter({ firstName: 'Ana', dateOfBirth: '04/12/1988', zipCode: '94110' }),
  ),
  opened(
    'report-guest-by-age',
    { step: 'review-profile', session: { reportOption: 'reportToAims' } },
    async ({ enter }) => {
      await enter({ noDateOfBirth: true });
      await enter({ age: '38', zipCode: '94110' });
    },
  ),
  {
    pictures: [{ name: 'report-both-forms', route: 'testSteps', flow: 'testing', step: 'submit-report' }],
    go: chooseReport,
  },
  {
    pictures: picturesOf({
      'report-none': 'resultDetails',
      'report-unknown': 'resultDetails',
      'report-sent': 'resultDetails',
      'report-late': 'resultDetails',
      'report-with-remarks': 'resultDetails',
      'report-refused': 'resultDetails',
    }),
    go: readReports,
  },
];
