import type { AppError, ErrorCode } from '../../domain/error-codes.ts';

/** The error, with the missing network next to it if that is the cause, so that the person knows what to fix. */
export function withCause(what: ErrorCode, error: AppError): readonly AppError[] {
  if (error.code === what) return [error];
  const failed: AppError = error.status === undefined ? { code: what } : { code: what, status: error.status };
  return error.code === 'NETWORK_REQUEST_FAILED' ? [failed, error] : [failed];
}
