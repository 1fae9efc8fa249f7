import { ATTEMPT_ID_HEADER } from '../../core/api/payloads.ts';
import type { ApiCall } from './api-call.ts';
import { MAX_ID_LENGTH } from './schemas/text.ts';

/** The name that the page gave its attempt; one that is no id names nothing. */
export function attemptIdOf(call: ApiCall): string | null {
  const header = call.headers[ATTEMPT_ID_HEADER.toLowerCase()];
  return typeof header === 'string' && header !== '' && header.length <= MAX_ID_LENGTH ? header : null;
}
