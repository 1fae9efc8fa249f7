/** From a call that reads one row to one that waits for the database until the browser gives up. */
const CALL_BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** From writing a local file to the longest timeout of an adapter. */
const DELIVERY_BUCKETS_S = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 120];

interface MetricRow {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  /** What it says, as in the output of /metrics. */
  readonly help: string;
  /** Upper bounds in seconds; histograms only. */
  readonly buckets?: readonly number[];
}

/**
 * Every metric of this server's own. A label has few values, all known beforehand: the name of a call, queue, kind or state, never an id, an
 * address or a fact about a person. docs/monitoring.md is generated from it.
 */
export const METRICS = {
  clearline_http_requests_total: {
    type: 'counter',
    labels: ['route', 'status'],
    help: 'Answered requests by the id of the call in the API table and the class of the status.',
  },
  clearline_http_request_seconds: {
    type: 'histogram',
    labels: ['route'],
    help: 'How long the server took to answer a call, by the id of the call in the API table.',
    buckets: CALL_BUCKETS_S,
  },
  clearline_connections_closed_total: {
    type: 'counter',
    labels: ['reason'],
    help: 'Connections that the server closed to protect itself, by reason.',
  },
  clearline_jobs: {
    type: 'gauge',
    labels: ['queue', 'state'],
    help: 'Jobs that wait to be done, or were given up, by queue.',
  },
  clearline_job_oldest_waiting_seconds: {
    type: 'gauge',
    labels: ['queue'],
    help: 'How long ago the oldest job that waits was posted, by queue; 0 where none waits.',
  },
  clearline_job_tries_total: {
    type: 'counter',
    labels: ['kind', 'outcome'],
    help: 'Tries to execute a job, by the kind of the job and by how they ended.',
  },
  clearline_job_try_seconds: {
    type: 'histogram',
    labels: ['kind'],
    help: 'How long a try to execute a job took, by the kind of the job.',
    buckets: DELIVERY_BUCKETS_S,
  },
  clearline_reports: { type: 'gauge', labels: ['state'], help: 'Reports by state.' },
  clearline_report_deliveries_total: {
    type: 'counter',
    labels: ['adapter', 'outcome'],
    help: 'Tries to hand over a report, by adapter and by how they ended.',
  },
  clearline_report_delivery_seconds: {
    type: 'histogram',
    labels: ['adapter'],
    help: 'How long a try to hand over a report took, by adapter.',
    buckets: DELIVERY_BUCKETS_S,
  },
  clearline_database_up: {
    type: 'gauge',
    labels: [],
    help: '1 if the database answered when the metrics were read. Otherwise 0, and all that is read from it is missing.',
  },
  clearline_database_connections: {
    type: 'gauge',
    labels: ['pool', 'state'],
    help: 'Connections to PostgreSQL by pool: in use, idle, and calls that wait for one.',
  },
  clearline_wal_archive_failures: {
    type: 'gauge',
    labels: [],
    help: 'Failed tries of PostgreSQL to archive a WAL file (pg_stat_archiver); missing where archive_mode is off.',
  },
  clearline_wal_archive_age_seconds: {
    type: 'gauge',
    labels: [],
    help: 'How long ago PostgreSQL last archived a WAL file, or began to count; missing where archive_mode is off.',
  },
  clearline_last_backup_age_seconds: {
    type: 'gauge',
    labels: [],
    help: 'How long ago the file of BACKUP_STAMP_FILE was last touched; missing where there is none.',
  },
} as const satisfies Readonly<Record<`clearline_${string}`, MetricRow>>;

export type MetricName = keyof typeof METRICS;
type Rows = typeof METRICS;

/** The metrics of a type. */
export type NamesOf<Type extends MetricRow['type']> = {
  [Name in MetricName]: Rows[Name]['type'] extends Type ? Name : never;
}[MetricName];

/** The labels of a metric. */
export type LabelOf<Name extends MetricName> = Rows[Name]['labels'][number];
