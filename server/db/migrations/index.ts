import type { Migration } from 'kysely/migration';
import { testsDevicesResults } from './001-tests-devices-results.ts';
import { accounts } from './002-accounts.ts';
import { jobsAndLimits } from './003-jobs-limits.ts';
import { profiles } from './004-profiles.ts';
import { resetLinksAndOtpDevices } from './005-reset-links-otp-devices.ts';
import { profileChangesAndSupport } from './006-profile-changes-support.ts';
import { newestResults } from './007-newest-results.ts';
import { supportAttempts } from './008-support-attempts.ts';
import { reports } from './009-reports.ts';
import { reportTries } from './010-report-tries.ts';
import { jobsThatEnd } from './011-jobs-that-end.ts';
import { deviceHolds } from './012-device-holds.ts';
import { resultCorrections } from './013-result-corrections.ts';
import { resultKits } from './014-result-kits.ts';
import { jobQueueColumn } from './016-job-queue-column.ts';
import { loginSessionUse } from './020-login-session-use.ts';
import { knownBrowsers } from './021-known-browsers.ts';
import { severalResetLinks } from './022-several-reset-links.ts';
import { erasures } from './023-erasures.ts';
import { reportLedger } from './024-report-ledger.ts';
import { keysOutside } from './025-keys-outside.ts';
import { loginSessionBrowsers } from './027-login-session-browsers.ts';
import { retryUnless } from './028-retry-unless.ts';
import { jobRequests } from './029-job-requests.ts';

/** Every change of the schema, run in the order of the names. A released migration is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-tests-devices-results': testsDevicesResults,
  '002-accounts': accounts,
  '003-jobs-limits': jobsAndLimits,
  '004-profiles': profiles,
  '005-reset-links-otp-devices': resetLinksAndOtpDevices,
  '006-profile-changes-support': profileChangesAndSupport,
  '007-newest-results': newestResults,
  '008-support-attempts': supportAttempts,
  '009-reports': reports,
  '010-report-tries': reportTries,
  '011-jobs-that-end': jobsThatEnd,
  '012-device-holds': deviceHolds,
  '013-result-corrections': resultCorrections,
  '014-result-kits': resultKits,
  '016-job-queue-column': jobQueueColumn,
  '020-login-session-use': loginSessionUse,
  '021-known-browsers': knownBrowsers,
  '022-several-reset-links': severalResetLinks,
  '023-erasures': erasures,
  '024-report-ledger': reportLedger,
  '025-keys-outside': keysOutside,
  '027-login-session-browsers': loginSessionBrowsers,
  '028-retry-unless': retryUnless,
  '029-job-requests': jobRequests,
};
