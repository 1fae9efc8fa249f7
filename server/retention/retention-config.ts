import * as v from 'valibot';
import { RETENTION_DAYS, RETENTION_ROWS, type RetentionDays, type RetentionRow } from '../../core/domain/retention.ts';
import { envVar } from '../env-var.ts';

/** The setting of each row, in days. */
const SETTINGS = {
  deliveredReports: 'RETAIN_DELIVERED_REPORTS_DAYS',
  undeliveredReports: 'RETAIN_UNDELIVERED_REPORTS_DAYS',
  guestResults: 'RETAIN_GUEST_RESULTS_DAYS',
  progress: 'RETAIN_PROGRESS_DAYS',
  supportRequests: 'RETAIN_SUPPORT_REQUESTS_DAYS',
  sentFiles: 'RETAIN_SENT_FILES_DAYS',
} as const satisfies Record<RetentionRow, string>;

type Setting = (typeof SETTINGS)[RetentionRow];

const MOST_DAYS = 3650;

const days = (least: number) =>
  envVar(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(least), v.maxValue(MOST_DAYS)));

/**
 * The variables of the retention periods. Undelivered reports wait at least 90 days, because a hub may be away for long. Delivered reports
 * and guests' results stay at least as long as an agency may answer, and a phone may send its result again.
 */
export const retentionEntries = {
  RETAIN_DELIVERED_REPORTS_DAYS: days(RETENTION_DAYS.deliveredReports),
  RETAIN_UNDELIVERED_REPORTS_DAYS: days(RETENTION_DAYS.undeliveredReports),
  RETAIN_GUEST_RESULTS_DAYS: days(RETENTION_DAYS.guestResults),
  RETAIN_PROGRESS_DAYS: days(1),
  RETAIN_SUPPORT_REQUESTS_DAYS: days(1),
  RETAIN_SENT_FILES_DAYS: days(1),
} satisfies Record<Setting, unknown>;

/** Reads the retention periods; a missing one is that of the table. */
export function readRetention(settings: Readonly<Partial<Record<Setting, number | undefined>>>): RetentionDays {
  const entries = RETENTION_ROWS.map((row) => [row, settings[SETTINGS[row]] ?? RETENTION_DAYS[row]] as const);
  return Object.fromEntries(entries) as RetentionDays;
}
