import type { SupportApi } from '../../core/ports/support-api.ts';
import { expectDone } from './expect.ts';
import type { HttpClient } from './ky-client.ts';
import { makeNamedAttempts } from './named-attempts.ts';
import { randomId } from './random-id.ts';

/** Questions to customer service over HTTP. `makeAttemptId` must return ids that are unique across pages. */
export function makeHttpSupportApi(client: HttpClient, makeAttemptId: () => string = randomId): SupportApi {
  const attempts = makeNamedAttempts(makeAttemptId);
  return {
    send: (request) =>
      attempts.run(request, async (attemptId) =>
        expectDone('sendSupportRequest', await client.call('sendSupportRequest', { json: request, attemptId })),
      ),
  };
}
