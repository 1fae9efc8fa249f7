import { routeName } from '../../../core/api/routes.ts';
import type { ReportOption } from '../../../core/domain/choice-lists.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { carries } from '../../../scenarios/check-expectation.ts';
import type { SentCall } from '../../../scenarios/observation.ts';

/**
 * Something that a scenario can cover, as one line of text: its kind and its name, such as `back testing/open-kit` or
 * `error EMPTY_ZIP`.
 */
export type CoverageItem = string;

/** A result that was just sent, and the choices that led there. */
export interface SentResult {
  readonly call: SentCall;
  /** The choice at submit-report; null if that step was skipped, or not yet reached. */
  readonly chosen: ReportOption | null;
  /** The guest's answer to the question whether to create an account. */
  readonly account: 'decline' | 'create' | null;
}

/** A row of the table of guests, reporting and accounts (decisions.md section 4). */
interface ReportingRow {
  readonly id: string;
  readonly holds: (sent: SentResult) => boolean;
}

const ACCOUNT_CALL = routeName('createResult');
const GUEST_CALL = routeName('createGuestResult');

function account(chosen: ReportOption | null, fields: object): ReportingRow['holds'] {
  return (sent) =>
    sent.call.name === ACCOUNT_CALL &&
    sent.chosen === chosen &&
    sent.account === null &&
    carries(sent.call.payload, fields);
}

function guest(chosen: ReportOption, fields: object): ReportingRow['holds'] {
  return (sent) =>
    sent.call.name === GUEST_CALL &&
    sent.chosen === chosen &&
    sent.account === null &&
    carries(sent.call.payload, fields);
}

/** What is sent, for each situation. */
export const REPORTING_ROWS: readonly ReportingRow[] = [
  { id: 'account, doNotReport', holds: account('doNotReport', { sendToAims: false, isAnonymous: false }) },
  { id: 'account, reportToAims', holds: account('reportToAims', { sendToAims: true, isAnonymous: false }) },
  { id: 'account, reportAnonymously', holds: account('reportAnonymously', { sendToAims: true, isAnonymous: true }) },
  { id: 'account, consent on the profile', holds: account(null, { sendToAims: true, isAnonymous: false }) },
  { id: 'guest, doNotReport', holds: guest('doNotReport', { sendToAims: false, submitToCloud: false }) },
  { id: 'guest, reportToAims', holds: guest('reportToAims', { sendToAims: true, submitToCloud: false }) },
  {
    id: 'guest declines an account',
    holds: ({ call, account: answer }) =>
      call.name === GUEST_CALL &&
      answer === 'decline' &&
      carries(call.payload, { sendToAims: false, submitToCloud: true }),
  },
  {
    id: 'guest creates an account',
    holds: ({ call, account: answer }) =>
      call.name === ACCOUNT_CALL && answer === 'create' && carries(call.payload, { sendToAims: false }),
  },
];

/** The item of a row in one of the flows. */
export function reportingItem(id: string, flow: FlowName): CoverageItem {
  return `report ${flow}/${id}`;
}

/** Whether a call sends a result. */
export function sendsResult({ name }: SentCall): boolean {
  return name === ACCOUNT_CALL || name === GUEST_CALL;
}
