import { foreignResponse } from '../../core/api/foreign-response.ts';
import { failureCode } from '../../core/api/failure-code.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import {
  isErrorCode,
  SIMILAR_ITEMS,
  type AppError,
  type FieldError,
  type SimilarItem,
} from '../../core/domain/error-codes.ts';

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

/** An answer with an error status, unparsed. */
export interface ErrorResponse {
  readonly status: number;
  readonly problem: unknown;
  /** The header Retry-After. */
  readonly retryAfter: string | null;
  /** The id of the request. */
  readonly requestId: string;
}

/** Short enough to be read aloud. */
const REFERENCE_LENGTH = 8;

function partOf(problem: unknown, name: string): unknown {
  if (typeof problem !== 'object' || problem === null) return undefined;
  return (problem as Readonly<Record<string, unknown>>)[name];
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('code' in value)) return false;
  return typeof value.field === 'string' && isErrorCode(value.code);
}

/** The valid fields of a problem; anything else in the answer is ignored. */
function fieldsOf(problem: unknown): readonly FieldError[] {
  const fields = partOf(problem, 'fields');
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
}

/** The similar items of a problem, in the order in which the message lists them. */
function similarItemsOf(problem: unknown): readonly SimilarItem[] {
  const items = partOf(problem, 'similarTo');
  return Array.isArray(items) ? SIMILAR_ITEMS.filter((item) => items.includes(item)) : [];
}

/** The seconds of Retry-After. A date, which the header also allows, is ignored: our server never sends one. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/**
 * Whether the access token was rejected. The status is not enough: a wrong old password is 401 too (product.md section 8, "Status
 * mapping").
 */
export function isTokenRejected(routeId: ApiRouteId, { status, problem }: ErrorResponse): boolean {
  const route: ApiRoute = API_ROUTES[routeId];
  return route.auth !== 'none' && status === UNAUTHORIZED && partOf(problem, 'code') === 'INVALID_TOKEN';
}

/** The failure for an answer with an error status: the code is from the API table, the details from the answer. */
export function failureOf(routeId: ApiRouteId, answer: ErrorResponse): AppError {
  const { status, problem, retryAfter } = answer;
  const [fields, similarTo] = [fieldsOf(problem), similarItemsOf(problem)];
  const seconds = status === TOO_MANY_REQUESTS ? secondsOf(retryAfter) : null;
  const code = isTokenRejected(routeId, answer)
    ? 'INVALID_TOKEN'
    : failureCode(routeId, status, partOf(problem, 'code'));
  return {
    code,
    status,
    ...(code === 'UNKNOWN' ? { reference: answer.requestId.slice(0, REFERENCE_LENGTH) } : {}),
    ...(isErrorCode(partOf(problem, 'code')) ? {} : foreignResponse(routeId)),
    ...(fields.length === 0 ? {} : { fields }),
    ...(similarTo.length === 0 ? {} : { similarTo }),
    ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
  };
}
