import type { ReportResponse } from '../../api/payloads.ts';
import type { AppError } from '../../domain/error-codes.ts';
import type { Result } from '../../domain/result.ts';

/** What a person can know of who received a report. */
export interface ReportLedger {
  /** Whether the report has the person's name. */
  readonly isNamed: boolean;
  /** To whom the hub passes it on. */
  readonly passesOn: 'state' | 'country' | 'unknown';
  /** Whether a recipient got it. */
  readonly hasRecipients: boolean;
  /** Why the person's state does not get what a recipient got; null if it does, or if that is not known. */
  readonly stateMisses: 'stateAnonymous' | 'stateIncomplete' | null;
  /** It still waits, so that the person can withdraw it. */
  readonly canBeWithdrawn: boolean;
  /** A recipient got it, so that it cannot be withdrawn any more. */
  readonly isTooLate: boolean;
}

/** The ledger of a report; null for a test that is not reported. */
export function ledgerOf({ status, form, reachesState, deliveries }: ReportResponse): ReportLedger | null {
  if (status === 'notReported' || form === null) return null;
  const isAnonymous = form === 'anonymous';
  const reaches = isAnonymous ? false : reachesState;
  const hasRecipients = deliveries.length > 0;
  const canBeWithdrawn = status === 'queued';
  return {
    // A report without a last name or a date of birth leaves out the name (decisions.md section 4).
    isNamed: reaches !== false,
    passesOn: reaches === null ? 'unknown' : reaches ? 'state' : 'country',
    hasRecipients,
    stateMisses: reaches !== false || !hasRecipients ? null : isAnonymous ? 'stateAnonymous' : 'stateIncomplete',
    canBeWithdrawn,
    isTooLate: hasRecipients && !canBeWithdrawn,
  };
}

/** This much of a test id identifies the test to customer service. */
const SHORT_ID_LENGTH = 8;

/** The test number that a person reads to customer service. */
export function shortTestId(testId: string): string {
  return testId.slice(0, SHORT_ID_LENGTH);
}

/** How an attempt to withdraw a report ended, as a text key. */
export type WithdrawalOutcome = 'done' | 'sending' | 'tooLate' | 'failed';

/** How an attempt to withdraw a report ended, by the report as it is then. */
export function withdrawalOutcome(answer: Result<ReportResponse, AppError>): WithdrawalOutcome {
  if (!answer.ok) return 'failed';
  const { status } = answer.value;
  if (status === 'withdrawn') return 'done';
  return status === 'queued' ? 'sending' : 'tooLate';
}
