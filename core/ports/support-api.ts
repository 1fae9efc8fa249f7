import type { SupportRequest } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** Takes questions to customer service (product.md section 7). */
export interface SupportApi {
  /** Fails with INVALID_REQUEST and the fields that cannot be taken. */
  send(request: SupportRequest): Promise<Result<void, AppError>>;
}
