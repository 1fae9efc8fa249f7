import type { ErrorCode } from '../domain/error-codes.ts';
import { errorCodeFor, type ApiRouteId } from './routes.ts';

/** The error code for a failing answer of our server to a call. Any answer may name that the server has no database at the moment. */
export function failureCode(routeId: ApiRouteId, status: number, named: unknown): ErrorCode {
  return named === 'SERVICE_UNAVAILABLE' ? named : errorCodeFor(routeId, status, named);
}
