import { ok } from '../../../core/domain/result.ts';
import { NO_STORE } from '../login-response.ts';
import type { ApiHandler } from '../api-call.ts';

/** GET /health: 200 while the process is alive, whatever its database does: restarting it would not help the database. */
export function makeHealthHandlers() {
  return {
    health: () => Promise.resolve(ok({ status: 200, headers: NO_STORE, body: { status: 'ok' } })),
  } satisfies Record<string, ApiHandler>;
}
