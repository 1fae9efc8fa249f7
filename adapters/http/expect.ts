import { foreignAnswer } from '../../core/api/foreign-answer.ts';
import { errorCodeFor, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';

const NO_CONTENT = 204;

/** A successful answer with its whole body. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  readonly header: (name: string) => string | null;
}

/** The failure for an answer with a success status that our server would not send. */
export function unexpected(routeId: ApiRouteId, { status }: Pick<HttpAnswer, 'status'>): AppError {
  return { code: errorCodeFor(routeId, status), status, ...foreignAnswer(routeId) };
}

/** Expects an answer without a body. The server sends 204; a 200 comes from something in between, such as a Wi-Fi login page. */
export function expectDone(routeId: ApiRouteId, answer: Result<HttpAnswer, AppError>): Result<void, AppError> {
  if (!answer.ok) return answer;
  return answer.value.status === NO_CONTENT ? ok(undefined) : err(unexpected(routeId, answer.value));
}
