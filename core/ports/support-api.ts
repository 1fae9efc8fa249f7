import type { SupportRequest } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** Sends requests to customer service (product.md section 7). */
export interface SupportApi {
  /** Fails with INVALID_REQUEST and the rejected fields. */
  send(request: SupportRequest): Promise<Result<void, AppError>>;
}

export const SUPPORT_CALLS = {
  send: { route: 'sendSupportRequest', takes: ['...request'] },
} as const satisfies PortCalls<SupportApi>;
