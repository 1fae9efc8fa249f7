import type { ReportForm, ReportedField } from '../../core/domain/reported-field.ts';
import type { ReportHub, UnsentReason, Withdrawal } from '../../core/domain/report-status.ts';
import type { Result } from '../../core/domain/result.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { ReportState } from './report-state.ts';

/** A submitted test, as far as its report depends on it. */
export interface TestToReport extends FactsOfTest {
  /** Null for a guest's test. */
  readonly owner: { readonly groupId: string; readonly profileId: string } | null;
  /** Whether the report omits everything that identifies the person. */
  readonly isAnonymous: boolean;
  /** Why it is not reported although the person requested it; or null. */
  readonly notReported: UnsentReason | null;
}

/** Finds submitted tests. */
export interface TestToReportLookup {
  find(testId: string): Promise<TestToReport | null>;
}

/** A report to be delivered to the authorities. */
export interface DeliveryPayload {
  readonly kind: 'deliverReport';
  readonly reportId: string;
}

/** A report whose answer is to be read. */
export interface AnswerPayload {
  readonly kind: 'readReportResponse';
  readonly reportId: string;
  /** An answer from before this instant is about an earlier delivery. Epoch milliseconds. */
  readonly since: number;
}

/** What to do for a report. */
export type ReportJobPayload = DeliveryPayload | AnswerPayload;

/** A message to the authorities, the same on every try. */
export interface OutgoingReport {
  /** Identifies the report to the receiver, which counts repeated reports once. */
  readonly fileName: string;
  /** HL7 v2.5.1, segments end in CR. */
  readonly message: string;
}

/** The authority's answer to a report. */
export interface AuthorityResponse {
  readonly outcome: 'accepted' | 'refused';
  /** Texts of the authority. */
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/** The result of a delivery. */
export interface HandedOver {
  /** The receiver's id of the report, if any. */
  readonly receipt: string | null;
  /** Null if the answer comes later. */
  readonly answer: AuthorityResponse | null;
}

/**
 * Delivers reports to the public health authorities (reporting.md, "Transports"). After a final failure the report waits for an operator;
 * after any other it is retried until it succeeds. Codes are those of the transport and never quote a message.
 */
export interface AuthorityReporter {
  deliver(report: OutgoingReport): Promise<Result<HandedOver, DeliveryFailure>>;
  /** Null while there is no answer from `since` (epoch milliseconds) or later; an older one is about an earlier delivery. */
  readResponse(fileName: string, since: number): Promise<Result<AuthorityResponse | null, DeliveryFailure>>;
}

/** A report to be stored. */
export interface NewReport extends OutgoingReport {
  readonly reportId: string;
  readonly testId: string;
  readonly form: ReportForm;
  /** Identifies the test to the receiver. */
  readonly specimenId: string;
  readonly fields: readonly ReportedField[];
  /** Whether the hub forwards it to the person's state; null where that is not known. */
  readonly reachesState: boolean | null;
  /** The format rules that the message breaks; null for a valid message. */
  readonly brokenRules: string | null;
  /** Why an operator must check it before it is sent; or null. */
  readonly held: string | null;
}

/** A stored report. Instants in epoch milliseconds. */
export interface StoredReport extends Omit<NewReport, 'brokenRules' | 'held'> {
  readonly state: ReportState;
  readonly receipt: string | null;
  /** The code of the last failure, or null. */
  readonly failure: string | null;
  /** The number of delivery tries with a known outcome. */
  readonly tries: number;
  readonly createdAt: number;
  /** When it entered its state. */
  readonly changedAt: number;
}

/** The fields of a report that do not identify the person. */
export type ReportSummary = Pick<
  StoredReport,
  'reportId' | 'form' | 'state' | 'fileName' | 'failure' | 'tries' | 'createdAt' | 'changedAt'
>;

/** One event in a report's history. `at` in epoch milliseconds. */
export interface ReportEvent {
  readonly state: ReportState;
  readonly at: number;
  /** The code of the failure that caused it, or null. */
  readonly failure: string | null;
  /** Remarks of the authority. */
  readonly remarks: readonly string[];
  /** The hub that received the report; null for other events, and where it is not known. */
  readonly hub: ReportHub | null;
  /** Null unless the report was withdrawn. */
  readonly withdrawal: Withdrawal | null;
}

/** A state change with its details; null and missing details do not change the stored ones. */
export interface ReportStep {
  readonly to: ReportState;
  /** Only from one of these states; by default from every state that leads there. */
  readonly from?: readonly ReportState[];
  readonly receipt?: string | null;
  readonly failure?: string;
  readonly remarks?: readonly string[];
  readonly hub?: ReportHub;
  readonly withdrawal?: Withdrawal;
}
