import type { Journey } from '../journey.ts';
import { MAIL_JOURNEYS } from './mails.ts';
import { PAGE_JOURNEYS } from './pages.ts';
import { REPORT_JOURNEYS } from './reports.ts';
import { SCAN_JOURNEYS } from './scans.ts';
import { STEP_DIALOG_JOURNEYS } from './step-dialogs.ts';
import { STEP_JOURNEYS } from './steps.ts';
import { WAITING_JOURNEYS } from './waiting.ts';

/** Every journey, in the order of the contact sheets. */
export const ALL_JOURNEYS: readonly Journey[] = [
  ...PAGE_JOURNEYS,
  ...REPORT_JOURNEYS,
  ...MAIL_JOURNEYS,
  ...STEP_JOURNEYS,
  ...STEP_DIALOG_JOURNEYS,
  ...SCAN_JOURNEYS,
  ...WAITING_JOURNEYS,
];
