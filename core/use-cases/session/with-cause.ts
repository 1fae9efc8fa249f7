import type { AppError, ErrorCode } from '../../domain/error-codes.ts';

/** What failed, and beside it the missing network where that is why, so that the person knows what to mend. */
export function withCause(what: ErrorCode, error: AppError): readonly AppError[] {
  if (error.code === what) return [error];
  const failed: AppError = error.status === undefined ? { code: what } : { code: what, status: error.status };
  return error.code === 'NETWORK_REQUEST_FAILED' ? [failed, error] : [failed];
}
