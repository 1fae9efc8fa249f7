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
  // Every step, the moves between them, every call to the server, and every kind of report.
  'accounts/children.yaml',
  'accounts/guest-to-account.yaml',
  'accounts/login-sessions-all-others.yaml',
  'accounts/login-sessions.yaml',
  'accounts/no-profile.yaml',
  'accounts/password-reset.yaml',
  'accounts/reported-with-consent.yaml',
  'accounts/second-factor.yaml',
  'accounts/two-factor-devices.yaml',
  'accounts/your-data.yaml',
  'cancelling/unused-after-going-back.yaml',
  'cancelling/used-before-the-first-scan.yaml',
  'network/account-settings.yaml',
  'network/refused-by-the-server.yaml',
  'reporting/account-consent-full-test.yaml',
  'reporting/account-tried-again.yaml',
  'reporting/account-whole-test-reported.yaml',
  'reporting/another-person-chosen.yaml',
  'testing/back-before-the-start.yaml',
  'testing/back-rules.yaml',
  'testing/invalid-not-reported.yaml',
  'testing/person-changes-the-result.yaml',
];

/** Whether the scenarios of a browser must cover an item, if any scenario does. What else shows on a screen is the same in happy-dom. */
export function isForBrowser(item: CoverageItem): boolean {
  return /^(?:step|next|back|call|report) /.test(item);
}
