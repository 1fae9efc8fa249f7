import { ok } from '../../core/domain/result.ts';
import type { ServerTime } from '../../core/ports/server-time.ts';
import type { FaultInjector } from './fault-injector.ts';

/** The time of a back end in memory. */
export function makeMemoryServerTime(faults: FaultInjector, now: () => number): ServerTime {
  return { now: () => faults.answer('serverTime', null, () => ok(now())) };
}
