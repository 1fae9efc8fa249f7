import type { SupportApi } from '../../core/ports/support-api.ts';
import { expectDone } from './expect.ts';
import type { HttpClient } from './ky-client.ts';

/** Questions to customer service over HTTP. */
export function makeHttpSupportApi(client: HttpClient): SupportApi {
  return {
    send: async (request) =>
      expectDone('sendSupportRequest', await client.call('sendSupportRequest', { json: request })),
  };
}
