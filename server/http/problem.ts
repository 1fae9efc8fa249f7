import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem } from '../../core/api/payloads.ts';
import type { ErrorCode, FieldError } from '../../core/domain/error-codes.ts';

/** An error answer before it is written. */
export interface ProblemDraft {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields?: readonly FieldError[];
}

/** A request that cannot be read: `fields` names each part that is missing or of the wrong kind. */
export function unreadable(fields: readonly FieldError[]): ProblemDraft {
  return { status: 400, code: 'INVALID_REQUEST', fields };
}

/** A request that can be read but cannot be true. */
export function unacceptable(fields: readonly FieldError[]): ProblemDraft {
  return { status: 422, code: 'INVALID_REQUEST', fields };
}

/** Answers with `application/problem+json`. */
export function sendProblem(reply: FastifyReply, { status, code, fields }: ProblemDraft): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    ...(fields === undefined ? {} : { fields }),
  };
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
