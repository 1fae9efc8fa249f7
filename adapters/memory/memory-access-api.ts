import { ok } from '../../core/domain/result.ts';
import type { AccessApi } from '../../core/ports/access-api.ts';

/** An access that never runs out. */
export function makeMemoryAccessApi(): AccessApi {
  return { refresh: () => Promise.resolve(ok(undefined)) };
}
