import { err, ok } from '../../../core/domain/result.ts';
import type { ApiHandler } from '../api-call.ts';

/** GET /health: 200 while the database answers, 503 while it does not. */
export function makeHealthHandlers({ pingDatabase }: { readonly pingDatabase: () => Promise<boolean> }) {
  return {
    health: async () => {
      if (!(await pingDatabase())) return err({ status: 503, code: 'UNKNOWN' });
      return ok({ status: 200, headers: { 'cache-control': 'no-store' }, body: { status: 'ok' } });
    },
  } satisfies Record<string, ApiHandler>;
}
