import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** Keeps a signed-in account's access alive. Guests never need it. */
export interface AccessApi {
  /** Renews the access token (product.md section 7). */
  refresh(): Promise<Result<void, AppError>>;
}
