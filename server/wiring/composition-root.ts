import { Container } from 'inversify';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { accountsModule } from './accounts.module.ts';
import { credentialsModule } from './credentials.module.ts';
import { makeAdjustableClock, type ServerClock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { Connected } from '../db/connect.ts';
import { keysModule } from './keys.module.ts';
import { trailModule } from './trail.module.ts';
import { unitOfWorkModule } from './unit-of-work.module.ts';
import { devicesModule } from './devices.module.ts';
import { httpModule } from './http.module.ts';
import { jobsModule } from './jobs.module.ts';
import { limitsModule } from './limits.module.ts';
import { locationsModule } from './locations.module.ts';
import { mailModule } from './mail.module.ts';
import { metricsModule } from './metrics.module.ts';
import { peopleModule } from './people.module.ts';
import { profilesModule } from './profiles.module.ts';
import { readinessModule } from './readiness.module.ts';
import { reportDeliveryModule } from './report-delivery.module.ts';
import { resultsModule } from './results.module.ts';
import { supportModule } from './support.module.ts';
import { NO_TRACING, type Tracing } from '../tracing/ports.ts';
import { TOKENS } from './tokens.ts';
import type { Tables } from './tables.ts';

/** Wires the server over a connected, migrated database. */
export function composeServer(
  config: ServerConfig,
  { db, unwaited, isDamaged, pools }: Omit<Connected<Tables>, 'close'>,
  keys: KeyRing,
  clock: ServerClock = makeSystemClock(),
  tracing: Tracing = NO_TRACING,
): Container {
  const container = new Container();
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.database).toConstantValue(db);
  container.bind(TOKENS.unwaitedDatabase).toConstantValue(unwaited);
  container.bind(TOKENS.isDatabaseDamaged).toConstantValue(isDamaged);
  container.bind(TOKENS.poolFigures).toConstantValue(pools);
  container.bind(TOKENS.clock).toConstantValue(makeAdjustableClock(clock));
  container.bind(TOKENS.tracing).toConstantValue(tracing);
  container.bind(TOKENS.keys).toConstantValue(keys);
  container.load(
    trailModule,
    keysModule,
    unitOfWorkModule,
    jobsModule,
    mailModule,
    limitsModule,
    accountsModule,
    credentialsModule,
    devicesModule,
    locationsModule,
    profilesModule,
    resultsModule,
    reportDeliveryModule,
    supportModule,
    peopleModule,
    metricsModule,
    readinessModule,
    httpModule,
  );
  return container;
}
