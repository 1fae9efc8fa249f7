import type { CoverageItem } from './coverage/reporting-rows.ts';
import { ENGINE_WALK } from './engine-walk.ts';

/**
 * The scenarios that a real browser plays on each change, below fixtures/scenarios; it plays all others in the second tier, and happy-dom
 * plays every one of them on each change.
 */
export const BROWSER_SCENARIOS: readonly string[] = [
  ...ENGINE_WALK,
  // The network, the storage and the locks of a real browser, between its tabs and when it goes offline.
  'accounts/inactivity-over-tabs.yaml',
  'accounts/logout-in-another-tab.yaml',
  'network/account-result-waits.yaml',
  'network/two-tabs-submit-once.yaml',
  // Every step, and every call to the server.
  'accounts/login-sessions-all-others.yaml',
  'accounts/login-sessions.yaml',
  'accounts/password-reset.yaml',
  'accounts/second-factor.yaml',
  'accounts/your-data.yaml',
  'network/account-settings.yaml',
  'network/lost-device-code.yaml',
  'profiles/without-a-name.yaml',
  'reporting/account-tried-again.yaml',
  'scanning/save-not-answered.yaml',
  'support/asked.yaml',
  // A report with consent, and an answer that changes the result.
  'accounts/reported-with-consent.yaml',
  'testing/person-changes-the-result.yaml',
];

/**
 * Whether the scenarios of a browser must cover an item, if any scenario does. The moves between the steps are the same in happy-dom, and
 * the reports in the terminal on a server.
 */
export function isForBrowser(item: CoverageItem): boolean {
  return /^(?:step|call) /.test(item);
}
