import type { ApiRouteId } from '../../core/api/routes.ts';
import type { PoolFigure } from '../db/connect.ts';
import type { JobFigure } from '../jobs/kysely-job-figures.ts';
import type { TryCount } from '../jobs/ports.ts';
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
  /** Counts an answer to a call of the API, or with null to any other, which took `seconds`. */
  countAnswer(routeId: ApiRouteId | null, status: number, seconds: number): void;
  /** Counts a connection that the server closed. */
  readonly countConnectionEnd: (reason: ConnectionEnd) => void;
  readonly countDelivery: DeliveryCount;
  readonly countTry: TryCount;
  /** Adds the metrics of the process: memory, processor, event loop. It goes on until the process ends. */
  watchProcess(): void;
  /** Everything in the text format of Prometheus. While the database is away, its figures are missing. */
  read(): Promise<MetricsText>;
}

export interface MetricsText {
  readonly contentType: string;
  readonly text: string;
}

/** Figures that are queried when the metrics are read. */
export interface Figures {
  readonly jobs: () => Promise<readonly JobFigure[]>;
  readonly reports: () => Promise<Readonly<Record<ReportState, number>>>;
  /** The current time for the age of a job, in epoch milliseconds. */
  readonly now: () => number;
  /** Null where PostgreSQL archives nothing, and on SQLite. */
  readonly walArchive: () => Promise<WalArchive | null>;
  readonly pools: () => readonly PoolFigure[];
  /** How long ago the last backup was made; null if that is not known. */
  readonly backupAgeSeconds: () => Promise<number | null>;
}

/** How PostgreSQL archives its write-ahead log. */
export interface WalArchive {
  /** Failed tries since PostgreSQL began to count. */
  readonly failures: number;
  /** How long ago a file was last archived; if none was, since PostgreSQL began to count. */
  readonly ageSeconds: number;
}
