import type { ReportStatus } from '../../core/domain/report-status.ts';

/**
 * The state of a report. A held one was made when there were many, and waits for an operator to check it; the person tested sees it as
 * queued, with the reason. A stuck one had a final failure and waits for an operator; the person tested sees it as queued. An invalid one
 * breaks a rule of its format and is never sent; the person tested sees it as refused. An expired one was not delivered before its
 * contents had to be erased (core/domain/retention.ts); the person sees it as refused too.
 */
export type ReportState = Exclude<ReportStatus, 'notReported'> | 'held' | 'stuck' | 'invalid' | 'expired';

/** The states from which each state can be reached. Only an operator queues a report that is held, stuck or refused. */
export const REACHED_FROM: Readonly<Record<ReportState, readonly ReportState[]>> = {
  held: [],
  queued: ['held', 'stuck', 'refused'],
  stuck: ['queued'],
  sent: ['queued', 'stuck'],
  accepted: ['queued', 'stuck', 'sent'],
  acceptedWithWarnings: ['queued', 'stuck', 'sent'],
  refused: ['queued', 'stuck', 'sent'],
  invalid: [],
  expired: ['held', 'queued', 'stuck', 'refused', 'invalid'],
};

/** All states, in the usual order. */
export const REPORT_STATES = Object.keys(REACHED_FROM) as readonly ReportState[];

/** The status that the person tested sees. */
export function statusOf(state: ReportState): ReportStatus {
  if (state === 'held' || state === 'stuck') return 'queued';
  return state === 'invalid' || state === 'expired' ? 'refused' : state;
}
