import type { ReportStatus } from '../../core/domain/report-status.ts';

/**
 * Where a report stands. A stuck one failed for good and waits for an operator; the person tested still reads that it is queued.
 * An invalid one breaks a rule of its format: it was never sent and never is, and the person tested reads that it was refused.
 */
export type ReportState = Exclude<ReportStatus, 'notReported'> | 'stuck' | 'invalid';

/** From where each state is reached. All lead forward, but for the retry of a stuck or refused report, which a person asks for. */
export const REACHED_FROM: Readonly<Record<ReportState, readonly ReportState[]>> = {
  queued: ['stuck', 'refused'],
  stuck: ['queued'],
  sent: ['queued', 'stuck'],
  accepted: ['queued', 'stuck', 'sent'],
  acceptedWithWarnings: ['queued', 'stuck', 'sent'],
  refused: ['queued', 'stuck', 'sent'],
  invalid: [],
};

/** All of them, in the order of a report's way. */
export const REPORT_STATES = Object.keys(REACHED_FROM) as readonly ReportState[];

/** What the tested person sees of it. */
export function statusOf(state: ReportState): ReportStatus {
  if (state === 'stuck') return 'queued';
  return state === 'invalid' ? 'refused' : state;
}
