import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { ApiCookie } from './api-cookie.ts';
import type { Problem } from '../../core/api/payloads.ts';
import type { ErrorCode, FieldError, SimilarItem } from '../../core/domain/error-codes.ts';

/** An error answer before it is written. */
export interface ProblemDraft {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields?: readonly FieldError[];
  readonly similarTo?: readonly SimilarItem[];
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Cookies to set or to clear with the error. */
  readonly cookies?: readonly ApiCookie[];
}

/** A request that cannot be parsed: `fields` names each part that is missing or of the wrong type. */
export function badRequest(fields: readonly FieldError[]): ProblemDraft {
  return { status: 400, code: 'INVALID_REQUEST', fields };
}

/** A request that can be parsed but holds invalid values. */
export function unprocessable(fields: readonly FieldError[]): ProblemDraft {
  return { status: 422, code: 'INVALID_REQUEST', fields };
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The body of an error answer. */
export function problemText({ status, code, fields, similarTo }: ProblemDraft): string {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    ...(fields === undefined ? {} : { fields }),
    ...(similarTo === undefined ? {} : { similarTo }),
  };
  return JSON.stringify(problem);
}

/** Answers with `application/problem+json`. */
export function sendProblem(reply: FastifyReply, draft: ProblemDraft): FastifyReply {
  const { status, retryAfterSeconds } = draft;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(problemText(draft));
}
