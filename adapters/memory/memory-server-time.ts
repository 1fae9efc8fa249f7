import { ok } from '../../core/domain/result.ts';
import type { ServerTime } from '../../core/ports/server-time.ts';
import type { MemoryGate } from './fault-injector.ts';

/** The time of a back end in memory. */
export function makeMemoryServerTime(gate: MemoryGate, now: () => number): ServerTime {
  return { now: () => gate.answer('serverTime', null, () => ok(now())) };
}
