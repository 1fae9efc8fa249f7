import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { submitResults, type ReportedTestTime } from '../../support/submit-results.ts';
import { NOW } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import { picturesOf, type Journey } from '../journey.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();

/** Tests of two people. The last one is due to be repeated. */
const TESTS: readonly ReportedTestTime[] = [
  { result: 'invalid', testDate: daysAgo(12), utcOffset: -480 },
  { result: 'positive', testDate: daysAgo(9), utcOffset: -480, person: 1 },
  { result: 'negative', testDate: daysAgo(3), utcOffset: -480, person: 1 },
  {
    result: 'negative',
    testDate: daysAgo(0),
    utcOffset: -480,
    isSymptomatic: 'yes',
    symptomOnsetDate: '2026-11-18' as CalendarDate,
  },
];

async function listResults({ capture, goTo, press, failNext, page }: ScreenshotSession): Promise<void> {
  await page.waitForSelector('[data-press="view-results"]');
  await press('view-results');
  await capture('results-none');
  await submitResults(new URL(page.url()).origin, { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD }, TESTS);
  await failNext('getAllResults');
  await goTo(APP_ROUTES.resultsList);
  await capture('results-failed');
  await press('try-again');
  await capture('results-current');
  await press('view-previous');
  await capture('results-all');
}

async function readResults({ capture, goTo, page, failNext }: ScreenshotSession): Promise<void> {
  const links = page.locator('[data-press^="result-"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, name] of ['result-negative', null, 'result-positive', 'result-invalid'].entries()) {
    if (name === null) continue;
    await goTo(paths[index] ?? '');
    await capture(name);
  }
  await page.emulateMedia({ media: 'print' });
  await capture('result-paper');
  await page.emulateMedia({ media: 'screen' });
  await failNext('getResult');
  await goTo(pathWith(APP_ROUTES.resultDetails, 'any'));
  await capture('result-failed');
}

/** An account holder views results: none at first, then those of two people. */
export const RESULT_JOURNEYS: readonly Journey[] = [
  {
    pictures: picturesOf({
      'results-none': 'resultsList',
      'results-failed': 'resultsList',
      'results-current': 'resultsList',
      'results-all': 'resultsList',
      'result-negative': 'resultDetails',
      'result-positive': 'resultDetails',
      'result-invalid': 'resultDetails',
      'result-paper': 'resultDetails',
      'result-failed': 'resultDetails',
    }),
    run: async (user) => {
      const { goTo, enter, press } = user;
      await goTo(APP_ROUTES.login);
      await enter({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD });
      await press('log-in');
      await listResults(user);
      await readResults(user);
    },
  },
];
