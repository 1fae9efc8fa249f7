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

/** Why no report was sent though the person asked for one: the test was too old, or its message broke a rule of the agencies. */
export const UNSENT_REASONS = ['tooOld', 'invalid'] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];
