import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** The time that all devices share. */
export interface ServerTime {
  /** The server's present instant in epoch milliseconds. Fails with NETWORK_REQUEST_FAILED where it cannot be reached. */
  now(): Promise<Result<number, AppError>>;
}
