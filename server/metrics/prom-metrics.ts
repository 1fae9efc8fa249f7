import { collectDefaultMetrics, Registry } from 'prom-client';
import { refreshFromDatabase } from './database-gauges.ts';
import { makeInstruments, type Instruments } from './instruments.ts';
import { CONNECTION_ENDS, type Figures, type Metrics } from './ports.ts';

const NO_ROUTE = 'other';

async function refreshHere(
  { clearline_database_connections: connections, clearline_last_backup_age_seconds: backup }: Instruments,
  { pools, backupAgeSeconds }: Figures,
): Promise<void> {
  for (const { pool, ...states } of pools()) {
    for (const [state, count] of Object.entries(states)) connections.set({ pool, state }, count);
  }
  const age = await backupAgeSeconds();
  if (age === null) backup.remove();
  else backup.set(age);
}

/** Metrics in a separate registry, so that several servers in one process are counted separately. */
export function makePromMetrics(figures: Figures): Metrics {
  const registry = new Registry();
  const all = makeInstruments(registry);
  for (const reason of CONNECTION_ENDS) all.clearline_connections_closed_total.inc({ reason }, 0);
  return {
    countAnswer: (routeId, status, seconds) => {
      const route = routeId ?? NO_ROUTE;
      all.clearline_http_requests_total.inc({ route, status: `${Math.floor(status / 100)}xx` });
      all.clearline_http_request_seconds.observe({ route }, seconds);
    },
    countConnectionEnd: (reason) => all.clearline_connections_closed_total.inc({ reason }),
    countDelivery: (adapter, outcome, seconds) => {
      all.clearline_report_deliveries_total.inc({ adapter, outcome });
      all.clearline_report_delivery_seconds.observe({ adapter }, seconds);
    },
    countTry: (kind, outcome, seconds) => {
      all.clearline_job_tries_total.inc({ kind, outcome });
      all.clearline_job_try_seconds.observe({ kind }, seconds);
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    read: async () => {
      await Promise.all([refreshFromDatabase(all, figures), refreshHere(all, figures)]);
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
