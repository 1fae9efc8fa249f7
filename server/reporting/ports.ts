import type { Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';

/** A message on its way to the authorities. The same on every try. */
export interface OutgoingReport {
  /** Names the report on the receiver's side: what comes twice under one name counts once. */
  readonly fileName: string;
  /** HL7 v2.5.1, segments end in CR. */
  readonly message: string;
}

/** What the authority made of a report. */
export interface AuthorityAnswer {
  readonly outcome: 'accepted' | 'refused';
  /** In the authority's own words. */
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/** A report that was handed over. */
export interface HandedOver {
  /** What the receiver calls it, where it says; needed to ask for its answer. */
  readonly receipt: string | null;
  /** Null where the answer comes later. */
  readonly answer: AuthorityAnswer | null;
}

/**
 * Carries reports to the public health authorities (reporting.md, "Transports"). A failure that is final waits for a person; any other
 * is tried again for as long as it takes. Codes name what the technology said and never quote a message.
 */
export interface AuthorityReporter {
  deliver(report: OutgoingReport): Promise<Result<HandedOver, DeliveryFailure>>;
  /** Null while the authority has not looked at it. */
  readAnswer(fileName: string, receipt: string | null): Promise<Result<AuthorityAnswer | null, DeliveryFailure>>;
}
