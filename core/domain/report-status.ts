/** The status of a report, as shown to the person (reporting.md, "What must hold"). */
export const REPORT_STATUSES = [
  'notReported',
  'queued',
  'sent',
  'accepted',
  'acceptedWithWarnings',
  'refused',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/**
 * Why a requested report was not sent: the test was too old, its message broke a rule of the agencies, no agency takes reports from this
 * server, an operator has to check it because many came at once, or no agency accepted it before its contents had to be erased. With
 * `noAgency` and `held` it waits.
 */
export const UNSENT_REASONS = ['tooOld', 'invalid', 'noAgency', 'held', 'expired'] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];
