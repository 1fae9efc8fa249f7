import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { submitResults, type ReportedTestTime } from '../../support/submit-results.ts';
import { NOW } from '../../web/test-steps/tester.ts';
import type { ScreenshotSession } from '../sitting.ts';
import { picturesOf, type Walk } from '../walk.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();

/** Of two people; the last one is due to be repeated. */
const TAKEN: readonly ReportedTestTime[] = [
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

async function listResults({ shoot, goTo, press, failNext, page }: ScreenshotSession): Promise<void> {
  await page.waitForSelector('[data-press="view-results"]');
  await press('view-results');
  await shoot('results-none');
  await submitResults(new URL(page.url()).origin, { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD }, TAKEN);
  await failNext('getAllResults');
  await goTo(APP_ROUTES.resultsList);
  await shoot('results-failed');
  await press('try-again');
  await shoot('results-current');
  await press('view-previous');
  await shoot('results-all');
}

async function readResults({ shoot, goTo, page, failNext }: ScreenshotSession): Promise<void> {
  const links = page.locator('[data-press^="result-"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, name] of ['result-negative', null, 'result-positive', 'result-invalid'].entries()) {
    if (name === null) continue;
    await goTo(paths[index] ?? '');
    await shoot(name);
  }
  await page.emulateMedia({ media: 'print' });
  await shoot('result-paper');
  await page.emulateMedia({ media: 'screen' });
  await failNext('getResult');
  await goTo(pathWith(APP_ROUTES.resultDetails, 'any'));
  await shoot('result-failed');
}

/** Somebody who looks at results: none at first, then those of two people. */
export const RESULT_WALKS: readonly Walk[] = [
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
    go: async (sitting) => {
      const { goTo, enter, press } = sitting;
      await goTo(APP_ROUTES.login);
      await enter({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD });
      await press('log-in');
      await listResults(sitting);
      await readResults(sitting);
    },
  },
];
