import type { CoverageItem } from './coverable.ts';

const NEVER_LOST =
  'No press loses what this clamp looks for; it mends a damaged storage, of which tests/core/flow/flow.property.test.ts makes thousands.';
const HOME_FROM_THERE =
  'A guest, who alone passes the profile selection over, is led home by the back arrow of the step after it.';
const SUBMITTED =
  'The step shows once the result was sent, or waits to be; there is no way back into a submitted report.';
const OPTIONAL = 'The field may be left empty on every form (product.md section 5); the code is there for a server that asks for it.';
const OUTSIDE_THE_FLOW = 'The browser asks for it beside what scenarios play; tests of the server and of the web app do.';

/** What no scenario touches, each with the reason. An exception that a scenario has come to touch is a mistake. */
export const COVERAGE_EXCEPTIONS: Readonly<Record<CoverageItem, string>> = {
  'back testing/dispose-kit': SUBMITTED,
  'skip back testing/review-profile': SUBMITTED,
  'skip back reporting/review-profile': SUBMITTED,
  'skip back testing/profile-selection': HOME_FROM_THERE,
  'skip back reporting/profile-selection': HOME_FROM_THERE,

  'clamp testing/profile-selection': NEVER_LOST,
  'clamp testing/health-questionnaire': NEVER_LOST,
  'clamp testing/collection-method': NEVER_LOST,
  'clamp testing/scan-again': NEVER_LOST,
  'clamp testing/result-questionnaire': NEVER_LOST,
  'clamp testing/submit-report': NEVER_LOST,
  'clamp reporting/profile-selection': NEVER_LOST,
  'clamp reporting/health-questionnaire': NEVER_LOST,
  'clamp reporting/result-questionnaire': NEVER_LOST,
  'clamp reporting/submit-report': NEVER_LOST,

  'error EMPTY_FIRST_NAME': OPTIONAL,
  'error EMPTY_LAST_NAME': OPTIONAL,
  'error EMPTY_ADDRESS': OPTIONAL,
  'error EMPTY_CITY': OPTIONAL,
  'error EMPTY_STATE': OPTIONAL,
  'error EMPTY_GENDER': OPTIONAL,
  'error EMPTY_RACE': OPTIONAL,
  'error EMPTY_ETHNICITY': OPTIONAL,
  'error EMPTY_PARTICIPANT_TYPE': 'No form has the field; the code is in the catalogue of product.md section 8.',
  'error LANGUAGE_NOT_SUPPORTED':
    'A scenario, as the screens, offers the two languages there are; tests/contract/translation-source.suite.ts asks for another.',
  'error RESULT_ALREADY_SAVED':
    'The answer names it itself, and scenarios make calls fail by status alone; tests/contract/account-results.suite.ts does.',

  'call GET /test-results/:testId/report': OUTSIDE_THE_FLOW,
  'call GET /test-results/:testId/report/message': OUTSIDE_THE_FLOW,
  'call GET /translations/:language.json': OUTSIDE_THE_FLOW,
  'call GET /time': OUTSIDE_THE_FLOW,
  'call GET /health': OUTSIDE_THE_FLOW,
};
