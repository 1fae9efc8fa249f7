import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { WATCHED_STATES } from '../jobs/kysely-job-figures.ts';
import { QUEUE_NAMES } from '../jobs/queue-names.ts';
import { REPORT_STATES } from '../report-delivery/report-state.ts';
import { CONNECTION_ENDS, type Figures, type Metrics } from './ports.ts';

const SECOND_MS = 1000;
/** From writing a local file to the longest timeout of an adapter. */
const DELIVERY_BUCKETS_S = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 120];
const NO_ROUTE = 'other';

type Refresh = () => Promise<void>;

/** Empty series are set to zero, because an alert on a missing series would never fire. */
function addJobGauges(registry: Registry, { jobs, now }: Figures): Refresh {
  const registers = [registry];
  const length = new Gauge({
    name: 'clearline_jobs',
    help: 'Jobs that wait to be done, or were given up, by queue.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const age = new Gauge({
    name: 'clearline_job_oldest_waiting_seconds',
    help: 'How long ago the oldest job that waits was posted, by queue; 0 where none waits.',
    labelNames: ['queue'],
    registers,
  });
  return async () => {
    const [figures, present] = [await jobs(), now()];
    for (const queue of QUEUE_NAMES) {
      for (const state of WATCHED_STATES) length.set({ queue, state }, 0);
      age.set({ queue }, 0);
    }
    for (const { queueName: queue, state, jobs: count, oldestPostedAt } of figures) {
      length.set({ queue, state }, count);
      if (state === 'waiting') age.set({ queue }, Math.max(0, present - oldestPostedAt) / SECOND_MS);
    }
  };
}

function addReportGauge(registry: Registry, { reports }: Figures): Refresh {
  const gauge = new Gauge({
    name: 'clearline_reports',
    help: 'Reports by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  return async () => {
    const counts = await reports();
    for (const state of REPORT_STATES) gauge.set({ state }, counts[state]);
  };
}

function makeCounters(registry: Registry) {
  const registers = [registry];
  return {
    answers: new Counter({
      name: 'clearline_http_requests_total',
      help: 'Answered requests by the id of the call in the API table and the class of the status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    connectionEnds: new Counter({
      name: 'clearline_connections_closed_total',
      help: 'Connections that the server closed to protect itself, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    deliveries: new Counter({
      name: 'clearline_report_deliveries_total',
      help: 'Tries to hand over a report, by adapter and by how they ended.',
      labelNames: ['adapter', 'outcome'],
      registers,
    }),
    deliverySeconds: new Histogram({
      name: 'clearline_report_delivery_seconds',
      help: 'How long a try to hand over a report took, by adapter.',
      labelNames: ['adapter'],
      buckets: DELIVERY_BUCKETS_S,
      registers,
    }),
  };
}

/** Metrics in a separate registry, so that several servers in one process are counted separately. */
export function makePromMetrics(figures: Figures): Metrics {
  const registry = new Registry();
  const gauges = [addJobGauges(registry, figures), addReportGauge(registry, figures)];
  const { answers, connectionEnds, deliveries, deliverySeconds } = makeCounters(registry);
  for (const reason of CONNECTION_ENDS) connectionEnds.inc({ reason }, 0);
  return {
    countAnswer: (routeId, status) =>
      answers.inc({ route: routeId ?? NO_ROUTE, status: `${Math.floor(status / 100)}xx` }),
    countConnectionEnd: (reason) => connectionEnds.inc({ reason }),
    countDelivery: (adapter, outcome, seconds) => {
      deliveries.inc({ adapter, outcome });
      deliverySeconds.observe({ adapter }, seconds);
    },
    read: async () => {
      for (const refresh of gauges) await refresh();
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
