import type { Journey } from '../journey.ts';
import { ACCOUNT_JOURNEYS } from './account.ts';
import { MAIL_JOURNEYS } from './mails.ts';
import { PROFILE_JOURNEYS } from './profiles.ts';
import { REGISTRATION_JOURNEYS } from './registration.ts';
import { REPORT_JOURNEYS } from './reports.ts';
import { RESULT_JOURNEYS } from './results.ts';
import { SCAN_JOURNEYS } from './scans.ts';
import { STEP_DIALOG_JOURNEYS } from './step-dialogs.ts';
import { STEP_JOURNEYS } from './steps.ts';
import { SUPPORT_JOURNEYS } from './support.ts';
import { VISITOR_JOURNEYS } from './visitor.ts';
import { WAITING_JOURNEYS } from './waiting.ts';

/** Every journey, in the order of the contact sheets. */
export const ALL_JOURNEYS: readonly Journey[] = [
  ...VISITOR_JOURNEYS,
  ...REGISTRATION_JOURNEYS,
  ...PROFILE_JOURNEYS,
  ...RESULT_JOURNEYS,
  ...ACCOUNT_JOURNEYS,
  ...SUPPORT_JOURNEYS,
  ...REPORT_JOURNEYS,
  ...MAIL_JOURNEYS,
  ...STEP_JOURNEYS,
  ...STEP_DIALOG_JOURNEYS,
  ...SCAN_JOURNEYS,
  ...WAITING_JOURNEYS,
];
