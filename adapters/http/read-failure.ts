import { foreignAnswer } from '../../core/api/foreign-answer.ts';
import { API_ROUTES, errorCodeFor, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import {
  isErrorCode,
  SIMILAR_ITEMS,
  type AppError,
  type FieldError,
  type SimilarItem,
} from '../../core/domain/error-codes.ts';

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

/** An answer with an error status, as it came. */
export interface ErrorAnswer {
  readonly status: number;
  readonly problem: unknown;
  /** The header Retry-After. */
  readonly retryAfter: string | null;
}

function partOf(problem: unknown, name: string): unknown {
  if (typeof problem !== 'object' || problem === null) return undefined;
  return (problem as Readonly<Record<string, unknown>>)[name];
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('code' in value)) return false;
  return typeof value.field === 'string' && isErrorCode(value.code);
}

/** The fields that a problem names; anything else that stands in an answer is not believed. */
function fieldsOf(problem: unknown): readonly FieldError[] {
  const fields = partOf(problem, 'fields');
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
}

/** In the order in which the one message lists them. */
function similarItemsOf(problem: unknown): readonly SimilarItem[] {
  const items = partOf(problem, 'similarTo');
  return Array.isArray(items) ? SIMILAR_ITEMS.filter((item) => items.includes(item)) : [];
}

/** The seconds of Retry-After; it may also carry a date, which our server never sends. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/**
 * Whether the access token was not good. Its status alone does not say so: a wrong old password is 401 too (product.md section 8,
 * "Status mapping").
 */
export function isTokenRefused(routeId: ApiRouteId, { status, problem }: ErrorAnswer): boolean {
  const route: ApiRoute = API_ROUTES[routeId];
  return route.auth !== 'none' && status === UNAUTHORIZED && partOf(problem, 'code') === 'INVALID_TOKEN';
}

/** The failure of an answer with an error status: the table says the code, the answer what it is about. */
export function failureOf(routeId: ApiRouteId, answer: ErrorAnswer): AppError {
  const { status, problem, retryAfter } = answer;
  const [fields, similarTo] = [fieldsOf(problem), similarItemsOf(problem)];
  const seconds = status === TOO_MANY_REQUESTS ? secondsOf(retryAfter) : null;
  return {
    code: isTokenRefused(routeId, answer) ? 'INVALID_TOKEN' : errorCodeFor(routeId, status, partOf(problem, 'code')),
    status,
    ...(isErrorCode(partOf(problem, 'code')) ? {} : foreignAnswer(routeId)),
    ...(fields.length === 0 ? {} : { fields }),
    ...(similarTo.length === 0 ? {} : { similarTo }),
    ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
  };
}
