import type { CoverageItem } from './reporting-rows.ts';

const OUTSIDE_THE_FLOW = 'Only the browser calls it, outside of scenarios; tests of the server and of the web app do.';

const REJECTED_TIMES =
  'The server rejects it if clocks differ, and a scenario has one clock for all; tests/core/flow/rejected-dates.unit.test.ts covers it.';

/** What no scenario covers, each with the reason. An exception that a scenario covers is an error. */
export const COVERAGE_EXCEPTIONS: Readonly<Record<CoverageItem, string>> = {
  'error LANGUAGE_NOT_SUPPORTED':
    'The server has every language that the app offers; tests/web/landing.screen.test.ts lets it refuse one.',

  'error WRONG_TEST_TIME': REJECTED_TIMES,
  'error TESTED_TOO_YOUNG': REJECTED_TIMES,

  'call GET /translations/:language.json': OUTSIDE_THE_FLOW,
  'call GET /time': OUTSIDE_THE_FLOW,
  'call GET /health': OUTSIDE_THE_FLOW,
};
