/** How far a report has come, as the person is told it (reporting.md, "What must hold"). */
export const REPORT_STATUSES = [
  'notReported',
  'queued',
  'sent',
  'accepted',
  'acceptedWithWarnings',
  'refused',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
