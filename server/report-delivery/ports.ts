import type { ReportForm, ReportedField } from '../../core/domain/reported-field.ts';
import type { Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { ReportState } from './report-state.ts';

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

/** A report as it is made. */
export interface NewReport extends OutgoingReport {
  readonly reportId: string;
  readonly testId: string;
  readonly form: ReportForm;
  /** Names the test to the receiver. */
  readonly specimenId: string;
  readonly fields: readonly ReportedField[];
  /** Which rules of its format the message breaks; null for a message that may be sent. */
  readonly brokenRules: string | null;
}

/** A report that is kept. Instants in epoch milliseconds. */
export interface StoredReport extends Omit<NewReport, 'brokenRules'> {
  readonly state: ReportState;
  readonly receipt: string | null;
  /** Code of what went wrong last; null while nothing has. */
  readonly failure: string | null;
  /** Deliveries that were tried and whose end is known. */
  readonly tries: number;
  readonly createdAt: number;
  /** When it came into its state. */
  readonly changedAt: number;
}

/** What may be shown of a report without revealing whom it is about. */
export type ReportSummary = Pick<
  StoredReport,
  'reportId' | 'form' | 'state' | 'fileName' | 'failure' | 'tries' | 'createdAt' | 'changedAt'
>;

/** One step on a report's way. `at` in epoch milliseconds. */
export interface ReportEvent {
  readonly state: ReportState;
  readonly at: number;
  /** Code of what led there, where something went wrong. */
  readonly failure: string | null;
  /** What the authority said, in its own words. */
  readonly remarks: readonly string[];
}

/** What is noted of a step: null and none leave what is known. */
export interface ReportStep {
  readonly to: ReportState;
  readonly receipt?: string | null;
  readonly failure?: string;
  readonly remarks?: readonly string[];
}

/** Reports. Instants are the server's. */
export interface ReportStore {
  /** Keeps a report as queued, or as invalid, with the first event of its history. A second one of a test is an exception. */
  insert(report: NewReport, at: number): Promise<void>;
  find(reportId: string): Promise<StoredReport | null>;
  findOfTest(testId: string): Promise<StoredReport | null>;
  /** Oldest first. */
  historyOf(reportId: string): Promise<readonly ReportEvent[]>;
  /** Takes a step and adds it to the history. False where the state it stands in does not lead there: it is further by now. */
  move(reportId: string, step: ReportStep, at: number): Promise<boolean>;
  /** Remembers what went wrong last. */
  noteFailure(reportId: string, failure: string): Promise<void>;
  /** Counts a delivery that was tried. */
  noteTry(reportId: string): Promise<void>;
  /** Oldest first, at most `limit`. */
  list(states: readonly ReportState[], limit: number): Promise<readonly ReportSummary[]>;
  /** All that are in a state, oldest first. */
  idsIn(state: ReportState): Promise<readonly string[]>;
  /** The reports of tests whose id begins so: people are shown the first eight characters of theirs. */
  idsOfTest(start: string): Promise<readonly string[]>;
  countByState(): Promise<Readonly<Record<ReportState, number>>>;
}
