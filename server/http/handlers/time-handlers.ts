import { toIsoInstant } from '../../../core/domain/calendar-date.ts';
import { ok } from '../../../core/domain/result.ts';
import type { ServerClock } from '../../clock.ts';
import type { ApiHandler } from '../api-call.ts';

/** GET /time: the server's time, by which a page detects a wrong local clock. The answer must not be cached. */
export function makeTimeHandlers(clock: ServerClock) {
  return {
    serverTime: () => {
      const body = { now: toIsoInstant(clock.now()) };
      return Promise.resolve(ok({ status: 200, headers: { 'cache-control': 'no-store' }, body }));
    },
  } satisfies Record<string, ApiHandler>;
}
