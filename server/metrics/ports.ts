import type { ApiRouteId } from '../../core/api/routes.ts';
import type { JobFigure } from '../jobs/kysely-job-figures.ts';
import type { ReportState } from '../report-delivery/report-state.ts';
import type { ReporterName } from '../report-delivery/sender-config.ts';

/** How one try to hand over a report ended: `retried` will be tried again, `stuck` waits for a person. */
export type DeliveryOutcome = 'sent' | 'accepted' | 'refused' | 'retried' | 'stuck';

/** Notes how deliveries end. */
export interface DeliveryCount {
  (adapter: ReporterName, outcome: DeliveryOutcome, seconds: number): void;
}

/** What this process has counted since it started, and what the database holds now. Nothing in it tells of anybody. */
export interface Metrics {
  /** Counts an answer to a call of the API, or with null to any other. */
  countAnswer(routeId: ApiRouteId | null, status: number): void;
  readonly countDelivery: DeliveryCount;
  /** Everything in the text format of Prometheus. Rejects while the database does not answer. */
  read(): Promise<MetricsText>;
}

export interface MetricsText {
  readonly contentType: string;
  readonly text: string;
}

/** What is queried from the database when the metrics are read. */
export interface Figures {
  readonly jobs: () => Promise<readonly JobFigure[]>;
  readonly reports: () => Promise<Readonly<Record<ReportState, number>>>;
  /** What the age of a job is counted to, in epoch milliseconds. */
  readonly now: () => number;
}
