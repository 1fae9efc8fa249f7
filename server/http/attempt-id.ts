import { ATTEMPT_ID_HEADER } from '../../core/api/payloads.ts';
import type { ApiCall } from './api-call.ts';
import { MAX_ID_LENGTH } from './schemas/text.ts';

/** The attempt id that the client sent; null if there is none or it is not a valid id. */
export function attemptIdOf(call: ApiCall): string | null {
  const header = call.headers[ATTEMPT_ID_HEADER.toLowerCase()];
  return typeof header === 'string' && header !== '' && header.length <= MAX_ID_LENGTH ? header : null;
}
