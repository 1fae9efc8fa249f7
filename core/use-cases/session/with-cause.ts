import type { AppError, ErrorCode } from '../../domain/error-codes.ts';
import { isUnreachable } from '../../flow/test-calls.ts';

/** The error, with the missing network or service next to it if that is the cause, so that the person knows what to do. */
export function withCause(what: ErrorCode, error: AppError): readonly AppError[] {
  if (error.code === what) return [error];
  const failed: AppError = error.status === undefined ? { code: what } : { code: what, status: error.status };
  return isUnreachable(error) ? [failed, error] : [failed];
}
