import { ContainerModule } from 'inversify';
import { readJobFigures } from '../jobs/kysely-job-figures.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { backupAge } from '../metrics/backup-stamp.ts';
import { readWalArchive } from '../metrics/wal-archive.ts';
import { TOKENS } from './tokens.ts';
import { makePromMetrics } from '../metrics/prom-metrics.ts';

/** The metrics for operators. */
export const metricsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.metrics)
    .toDynamicValue((context) => {
      const [database, clock] = [context.get(TOKENS.database), context.get(TOKENS.clock)];
      const reports = makeKyselyReportStore(database);
      const { databaseUrl, backupStampFile } = context.get(TOKENS.config);
      return makePromMetrics({
        jobs: () => readJobFigures(database),
        reports: () => reports.countByState(),
        now: () => clock.now(),
        walArchive: () => (databaseUrl === null ? Promise.resolve(null) : readWalArchive(database)),
        pools: context.get(TOKENS.poolFigures),
        backupAgeSeconds: () =>
          backupStampFile === null ? Promise.resolve(null) : backupAge(backupStampFile, () => clock.now()),
      });
    })
    .inSingletonScope();
});
