import type { Walk } from '../walk.ts';
import { ACCOUNT_WALKS } from './account.ts';
import { PROFILE_WALKS } from './profiles.ts';
import { REGISTRATION_WALKS } from './registration.ts';
import { REPORT_WALKS } from './reports.ts';
import { RESULT_WALKS } from './results.ts';
import { SCAN_WALKS } from './scans.ts';
import { STEP_WALKS } from './steps.ts';
import { SUPPORT_WALKS } from './support.ts';
import { VISITOR_WALKS } from './visitor.ts';
import { WAITING_WALKS } from './waiting.ts';

/** Every walk, in the order of the contact sheets. */
export const ALL_WALKS: readonly Walk[] = [
  ...VISITOR_WALKS,
  ...REGISTRATION_WALKS,
  ...PROFILE_WALKS,
  ...RESULT_WALKS,
  ...ACCOUNT_WALKS,
  ...SUPPORT_WALKS,
  ...REPORT_WALKS,
  ...STEP_WALKS,
  ...SCAN_WALKS,
  ...WAITING_WALKS,
];
