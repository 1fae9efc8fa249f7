import type { ApiRouteId } from '../../core/api/routes.ts';
import type { JobFigure } from '../jobs/kysely-job-figures.ts';
import type { ReportState } from '../report-delivery/report-state.ts';
import type { ReporterName } from '../report-delivery/transports/transport-config.ts';

/** The outcome of one delivery try: `retried` will be tried again, `stuck` waits for an operator. */
export type DeliveryOutcome = 'sent' | 'accepted' | 'refused' | 'retried' | 'stuck';

/**
 * Why the server closed a connection: there were too many, in all or from its address; it sent many requests before it took a response;
 * or it took none for a while.
 */
export const CONNECTION_ENDS = ['tooMany', 'tooManyFromAddress', 'pipelining', 'unread'] as const;
export type ConnectionEnd = (typeof CONNECTION_ENDS)[number];

/** Counts the outcomes of deliveries. */
export interface DeliveryCount {
  (adapter: ReporterName, outcome: DeliveryOutcome, seconds: number): void;
}

/** The counters of this process since its start, and the current figures of the database. Contains no personal data. */
export interface Metrics {
  /** Counts an answer to a call of the API, or with null to any other. */
  countAnswer(routeId: ApiRouteId | null, status: number): void;
  /** Counts a connection that the server closed. */
  readonly countConnectionEnd: (reason: ConnectionEnd) => void;
  readonly countDelivery: DeliveryCount;
  /** Everything in the text format of Prometheus. Rejects while the database does not answer. */
  read(): Promise<MetricsText>;
}

export interface MetricsText {
  readonly contentType: string;
  readonly text: string;
}

/** Figures that are queried from the database when the metrics are read. */
export interface Figures {
  readonly jobs: () => Promise<readonly JobFigure[]>;
  readonly reports: () => Promise<Readonly<Record<ReportState, number>>>;
  /** The current time for the age of a job, in epoch milliseconds. */
  readonly now: () => number;
}
