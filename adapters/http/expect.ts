import { foreignAnswer } from '../../core/api/foreign-answer.ts';
import { errorCodeFor, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';

const NO_CONTENT = 204;

/** A good answer, its body read to the end. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** The failure of a call whose answer is good by its status but is not what our server says. */
export function unexpected(routeId: ApiRouteId, { status }: HttpAnswer): AppError {
  return { code: errorCodeFor(routeId, status), status, ...foreignAnswer(routeId) };
}

/** A call that only needs to have worked. The server says so with 204; a 200 comes from something in between, such as a sign-in page. */
export function expectDone(routeId: ApiRouteId, answer: Result<HttpAnswer, AppError>): Result<void, AppError> {
  if (!answer.ok) return answer;
  return answer.value.status === NO_CONTENT ? ok(undefined) : err(unexpected(routeId, answer.value));
}
