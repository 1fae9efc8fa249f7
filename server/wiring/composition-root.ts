import { Container } from 'inversify';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { makeAdjustableClock, type ServerClock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { Connected } from '../db/connect.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { NO_TRACING, type Tracing } from '../tracing/ports.ts';
import * as base from './base-parts.ts';
import { bindProvided } from './provide.ts';
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
  container.bind(base.config).toConstantValue(config);
  container.bind(base.database).toConstantValue(db);
  container.bind(base.unwaitedDatabase).toConstantValue(unwaited);
  container.bind(base.isDatabaseDamaged).toConstantValue(isDamaged);
  container.bind(base.poolFigures).toConstantValue(pools);
  container.bind(base.clock).toConstantValue(makeAdjustableClock(clock));
  container.bind(base.tracing).toConstantValue(tracing);
  container.bind(base.keys).toConstantValue(keys);
  bindProvided(container);
  return container;
}
