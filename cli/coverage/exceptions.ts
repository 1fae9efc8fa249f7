import type { CoverageItem } from './coverage-item.ts';

const OUTSIDE_THE_FLOW =
  'The browser asks for it beside what scenarios play; tests of the server and of the web app do.';

const REFUSED_TIMES =
  'The server refuses it where clocks differ, and a scenario has one clock for all; tests/core/flow/refused-dates.unit.test.ts has it refused.';

/** What no scenario touches, each with the reason. An exception that a scenario has come to touch is a mistake. */
export const COVERAGE_EXCEPTIONS: Readonly<Record<CoverageItem, string>> = {
  'error LANGUAGE_NOT_SUPPORTED':
    'Nobody is shown it: the texts of the other language take the place of those that do not come; tests/contract/translation-source.suite.ts asks for a third.',

  'error WRONG_TEST_TIME': REFUSED_TIMES,
  'error TESTED_TOO_YOUNG': REFUSED_TIMES,

  'call GET /translations/:language.json': OUTSIDE_THE_FLOW,
  'call GET /time': OUTSIDE_THE_FLOW,
  'call GET /health': OUTSIDE_THE_FLOW,
};
