/** One graph of the dashboard. Units are Grafana's. */
export interface Panel {
  readonly title: string;
  /** What to look for. */
  readonly description?: string;
  readonly unit: 'reqps' | 'percentunit' | 's' | 'short' | 'bytes';
  /** Each query with the legend of its series. */
  readonly queries: Readonly<Record<string, string>>;
}

export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

const quantile = (share: number, histogram: string, label: string): string =>
  `histogram_quantile(${share}, sum by (le, ${label}) (rate(${histogram}_bucket[$__rate_interval])))`;

const CALLS: Row = {
  title: 'Calls',
  panels: [
    {
      title: 'Rate by call',
      unit: 'reqps',
      queries: { '{{route}}': 'sum by (route) (rate(clearline_http_requests_total[$__rate_interval]))' },
    },
    {
      title: 'Share of calls that fail',
      unit: 'percentunit',
      queries: {
        'server errors': `(sum(rate(clearline_http_requests_total{status="5xx"}[$__rate_interval])) or vector(0)) / sum(rate(clearline_http_requests_total[$__rate_interval]))`,
        'rejected calls': `(sum(rate(clearline_http_requests_total{status="4xx"}[$__rate_interval])) or vector(0)) / sum(rate(clearline_http_requests_total[$__rate_interval]))`,
      },
    },
    {
      title: 'Duration, 95th percentile by call',
      unit: 's',
      queries: { '{{route}}': quantile(0.95, 'clearline_http_request_seconds', 'route') },
    },
    {
      title: 'Connections closed',
      unit: 'reqps',
      queries: { '{{reason}}': 'sum by (reason) (rate(clearline_connections_closed_total[$__rate_interval]))' },
    },
  ],
};

const QUEUES: Row = {
  title: 'Queues',
  panels: [
    {
      title: 'Waiting jobs',
      unit: 'short',
      queries: { '{{queue}}': 'max by (queue) (clearline_jobs{state="waiting"})' },
    },
    {
      title: 'Age of the oldest waiting job',
      unit: 's',
      queries: { '{{queue}}': 'max by (queue) (clearline_job_oldest_waiting_seconds)' },
    },
    {
      title: 'Tries by kind and outcome',
      unit: 'reqps',
      queries: {
        '{{kind}} {{outcome}}': 'sum by (kind, outcome) (rate(clearline_job_tries_total[$__rate_interval]))',
      },
    },
    {
      title: 'Duration of a try, 95th percentile',
      unit: 's',
      queries: { '{{kind}}': quantile(0.95, 'clearline_job_try_seconds', 'kind') },
    },
    {
      title: 'Jobs that were given up',
      unit: 'short',
      queries: { '{{queue}}': 'max by (queue) (clearline_jobs{state="failed"})' },
    },
  ],
};

const REPORTS: Row = {
  title: 'Reports',
  panels: [
    { title: 'Reports by state', unit: 'short', queries: { '{{state}}': 'max by (state) (clearline_reports)' } },
    {
      title: 'Deliveries by outcome',
      unit: 'reqps',
      queries: { '{{outcome}}': 'sum by (outcome) (rate(clearline_report_deliveries_total[$__rate_interval]))' },
    },
    {
      title: 'Duration of a delivery, 95th percentile',
      unit: 's',
      queries: { '{{adapter}}': quantile(0.95, 'clearline_report_delivery_seconds', 'adapter') },
    },
  ],
};

const DATABASE: Row = {
  title: 'Database',
  panels: [
    {
      title: 'Servers that reach the database',
      unit: 'short',
      queries: { servers: 'sum(clearline_database_up)' },
    },
    {
      title: 'Connections',
      description: 'PostgreSQL only. Calls that wait for longer than a moment mean that all connections are in use.',
      unit: 'short',
      queries: { '{{pool}} {{state}}': 'sum by (pool, state) (clearline_database_connections)' },
    },
    {
      title: 'Archiving',
      description:
        'Only where PostgreSQL archives its write-ahead log. A restore cannot reach a point after the last file.',
      unit: 's',
      queries: { 'age of the last file': 'max(clearline_wal_archive_age_seconds)' },
    },
    {
      title: 'Failed tries to archive',
      unit: 'short',
      queries: { failures: 'max(delta(clearline_wal_archive_failures[1h]))' },
    },
    {
      title: 'Age of the last backup',
      description: 'Only with BACKUP_STAMP_FILE.',
      unit: 's',
      queries: { age: 'max(clearline_last_backup_age_seconds)' },
    },
  ],
};

const PROCESSES: Row = {
  title: 'Processes',
  panels: [
    {
      title: 'Processor cores in use',
      unit: 'short',
      queries: { '{{instance}}': 'rate(process_cpu_seconds_total{job="clearline"}[$__rate_interval])' },
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: { '{{instance}}': 'process_resident_memory_bytes{job="clearline"}' },
    },
    {
      title: 'Delay of the event loop, 99th percentile',
      description: 'Above half a second for minutes: the server has more work than its processor does.',
      unit: 's',
      queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds{job="clearline"}' },
    },
    { title: 'Servers that answer', unit: 'short', queries: { servers: 'sum(up{job="clearline"})' } },
  ],
};

/** The dashboard for operators, from top to bottom. */
export const DASHBOARD_ROWS: readonly Row[] = [CALLS, QUEUES, REPORTS, DATABASE, PROCESSES];
