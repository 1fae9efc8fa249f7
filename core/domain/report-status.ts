import type { ReportForm } from './reported-field.ts';

/** The status of a report, as shown to the person (reporting.md, "What must hold"). */
export const REPORT_STATUSES = [
  'notReported',
  'queued',
  'sent',
  'accepted',
  'acceptedWithWarnings',
  'refused',
  'withdrawn',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/**
 * Why a report was not sent: the test was too old, its message broke a rule of the agencies, no agency takes reports from this server, an
 * operator has to check it because many came at once, no agency accepted it before its contents had to be erased, the person was not asked
 * because no agency took reports, or a report of the test existed before its result was deleted. With `noAgency` and `held` it waits.
 */
export const UNSENT_REASONS = [
  'tooOld',
  'invalid',
  'noAgency',
  'held',
  'expired',
  'notAsked',
  'reportedBefore',
] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/** What the server holds of a test: what became of its report. */
export interface Held {
  readonly status: ReportStatus;
  /** Null if nothing is reported. */
  readonly form: ReportForm | null;
  /** Why a wanted report was not sent, or waits; otherwise null. */
  readonly reason: UnsentReason | null;
}

/** What is held of a test with this report, or without one for this reason. */
export function heldOf(report: Held | null, notReported: UnsentReason | null = null): Held {
  const { status, form, reason } = report ?? { status: 'notReported', form: null, reason: notReported };
  return { status, form, reason };
}

/** Why an operator withdrew a report: the person asked for it, the test was reported twice, or it was reported by mistake. */
export const WITHDRAWAL_REASONS = ['requested', 'duplicate', 'mistake'] as const;

/** Who withdrew a report; operators give a reason. */
export type Withdrawal =
  | { readonly by: 'person'; readonly reason: null }
  | { readonly by: 'operator'; readonly reason: (typeof WITHDRAWAL_REASONS)[number] };

/** A hub, which receives reports and forwards them to health agencies. Null where it is not known. */
export interface ReportHub {
  readonly name: string | null;
  /** An email address, a phone number or a website. */
  readonly contact: string | null;
}
