import type { ReportAnswer } from '../../api/payloads.ts';

/** What a person can know of who received a report. */
export interface ReportLedger {
  /** Whether the report has the person's name. */
  readonly isNamed: boolean;
  /** To whom the hub passes it on. */
  readonly passesOn: 'state' | 'country' | 'unknown';
  /** Why the person's state does not get it; null if it does, or if that is not known. */
  readonly stateMisses: 'stateAnonymous' | 'stateIncomplete' | null;
  /** It still waits, so that the person can withdraw it. */
  readonly canBeWithdrawn: boolean;
}

/** The ledger of a report; null for a test that is not reported. */
export function ledgerOf({ status, form, reachesState }: ReportAnswer): ReportLedger | null {
  if (status === 'notReported' || form === null) return null;
  const isAnonymous = form === 'anonymous';
  const reaches = isAnonymous ? false : reachesState;
  return {
    // A report without a last name or a date of birth leaves out the name (decisions.md section 4).
    isNamed: reaches !== false,
    passesOn: reaches === null ? 'unknown' : reaches ? 'state' : 'country',
    stateMisses: reaches !== false ? null : isAnonymous ? 'stateAnonymous' : 'stateIncomplete',
    canBeWithdrawn: status === 'queued',
  };
}
