import type { ReportForm } from '../../core/domain/reported-field.ts';
import { heldOf, type Held, type ReportStatus, type UnsentReason } from '../../core/domain/report-status.ts';

/**
 * The state of a report. A held one was made when there were many, and waits for an operator to check it. A stuck one had a final failure and waits for an operator. An invalid one breaks a rule of its format and is never
 * sent. An expired one was not delivered before its contents had to be erased (core/domain/retention.ts). A withdrawn one was taken back
 * before it was sent.
 */
export type ReportState = Exclude<ReportStatus, 'notReported'> | 'held' | 'stuck' | 'invalid' | 'expired';

/** What holds of a report in a state. */
interface StateRow {
  /** The states from which it is reached. Only an operator queues a report that is held, stuck or refused. */
  readonly from: readonly ReportState[];
  /** What the person tested sees. */
  readonly status: ReportStatus;
  /** Whether an authority has received it. */
  readonly isReceived: boolean;
  /** It still waits to be sent, so that it can be withdrawn. */
  readonly isWaiting: boolean;
  /** Only an operator can change it. */
  readonly needsStaff: boolean;
  /** When its contents are erased: some days after its delivery, some days after it was made, or when it entered the state. */
  readonly erased: 'afterDelivery' | 'afterMaking' | 'atOnce';
  /** When the result of a guest is deleted: some days after the delivery, some days after it entered the state, at once, or not yet. */
  readonly guestResult: 'afterDelivery' | 'afterChange' | 'atOnce' | 'notYet';
}

const UNSENT = { isReceived: false, erased: 'afterMaking', guestResult: 'notYet' } as const;
const DELIVERED = {
  isReceived: true,
  isWaiting: false,
  needsStaff: false,
  erased: 'afterDelivery',
  guestResult: 'afterDelivery',
} as const;
const ENDED = { isReceived: false, isWaiting: false, needsStaff: false, erased: 'atOnce' } as const;

/** Every state, in the usual order. */
export const STATE_TABLE: Readonly<Record<ReportState, StateRow>> = {
  held: { ...UNSENT, from: [], status: 'queued', isWaiting: true, needsStaff: true },
  queued: { ...UNSENT, from: ['held', 'stuck', 'refused'], status: 'queued', isWaiting: true, needsStaff: false },
  stuck: { ...UNSENT, from: ['queued'], status: 'queued', isWaiting: true, needsStaff: true },
  sent: { ...DELIVERED, from: ['queued', 'stuck'], status: 'sent' },
  accepted: { ...DELIVERED, from: ['queued', 'stuck', 'sent'], status: 'accepted' },
  acceptedWithWarnings: { ...DELIVERED, from: ['queued', 'stuck', 'sent'], status: 'acceptedWithWarnings' },
  // An operator may send it again, so it is treated as undelivered.
  refused: {
    ...UNSENT,
    from: ['queued', 'stuck', 'sent'],
    status: 'refused',
    isReceived: true,
    isWaiting: false,
    needsStaff: true,
  },
  invalid: { ...UNSENT, from: [], status: 'refused', isWaiting: false, needsStaff: true },
  expired: {
    ...ENDED,
    from: ['held', 'queued', 'stuck', 'refused', 'invalid'],
    status: 'refused',
    guestResult: 'atOnce',
  },
  withdrawn: { ...ENDED, from: ['held', 'queued', 'stuck'], status: 'withdrawn', guestResult: 'afterChange' },
};

/** All states, in the usual order. */
export const REPORT_STATES = Object.keys(STATE_TABLE) as readonly ReportState[];

/** The states of which something holds. */
export function statesWhere(holds: (row: StateRow) => boolean): readonly ReportState[] {
  return REPORT_STATES.filter((state) => holds(STATE_TABLE[state]));
}

/** The status that the person tested sees. */
export function statusOf(state: ReportState): ReportStatus {
  return STATE_TABLE[state].status;
}

/** Why a stored report is not on its way, or null. */
function reasonOf(state: ReportState, hasAgency: boolean): UnsentReason | null {
  if (state === 'held' || state === 'invalid' || state === 'expired') return state;
  return statusOf(state) === 'queued' && !hasAgency ? 'noAgency' : null;
}

/** What is held of a test with this report, or without one for this reason. `hasAgency` says whether an agency takes reports now. */
export function storedHeld(
  report: { readonly state: ReportState; readonly form: ReportForm } | null,
  notReported: UnsentReason | null,
  hasAgency: boolean,
): Held {
  if (report === null) return heldOf(null, notReported);
  return { status: statusOf(report.state), form: report.form, reason: reasonOf(report.state, hasAgency) };
}
