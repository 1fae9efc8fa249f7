import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { LogMessage } from '../log-lines.ts';
import { sendProblem } from './problem.ts';

/** Statuses of unparsable requests that are more specific than 400. */
const OWN_STATUSES: ReadonlySet<number> = new Set([413, 415, 431]);

/** The loggable part of a failure: only the stack, because the message may quote what a person typed. */
function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, code: 'code' in error ? error.code : undefined, frames };
}

/** When clients may try again while the database is away. A planned switchover takes about as long. */
export const RETRY_AFTER_SECONDS = 5;

/** One short line per call: during an outage every call fails, for the same reason. */
function sendUnavailable(request: FastifyRequest, reply: FastifyReply, { reason, code }: DatabaseUnavailable) {
  request.log.warn(
    { reason, failure: code, route: request.routeOptions.url },
    'The database is not available' satisfies LogMessage,
  );
  return sendProblem(reply, {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/**
 * Answers every failure with a problem: a client error as 4xx with the field `body`, a database that is away as 503, any other error as
 * 500 without details.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | DatabaseUnavailable, request, reply) => {
    if (error instanceof DatabaseUnavailable) return sendUnavailable(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return sendProblem(reply, {
        status: OWN_STATUSES.has(status) ? status : 400,
        code: 'INVALID_REQUEST',
        fields: [{ field: 'body', code: 'INVALID_REQUEST' }],
      });
    }
    request.log.error(
      { failure: traceOf(error), route: request.routeOptions.url },
      'A call failed' satisfies LogMessage,
    );
    return sendProblem(reply, { status: 500, code: 'UNKNOWN' });
  });
}
