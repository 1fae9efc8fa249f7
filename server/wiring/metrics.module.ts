import { ContainerModule } from 'inversify';
import { readJobFigures } from '../jobs/kysely-job-figures.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { TOKENS } from './tokens.ts';
import { makePromMetrics } from '../metrics/prom-metrics.ts';

/** The metrics for operators. */
export const metricsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.metrics)
    .toDynamicValue((context) => {
      const [database, clock] = [context.get(TOKENS.database), context.get(TOKENS.clock)];
      const reports = makeKyselyReportStore(database);
      return makePromMetrics({
        jobs: () => readJobFigures(database),
        reports: () => reports.countByState(),
        now: () => clock.now(),
      });
    })
    .inSingletonScope();
});
