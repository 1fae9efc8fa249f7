import type { FastifyError, FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

/** Statuses of unparsable requests that are more specific than 400. */
const OWN_STATUSES: ReadonlySet<number> = new Set([413, 415, 431]);

/** The loggable part of a failure: only the stack, because the message may quote what a person typed. */
function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, code: 'code' in error ? error.code : undefined, frames };
}

/** Answers every failure with a problem: a client error as 4xx with the field `body`, a server error as 500 without details. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return sendProblem(reply, {
        status: OWN_STATUSES.has(status) ? status : 400,
        code: 'INVALID_REQUEST',
        fields: [{ field: 'body', code: 'INVALID_REQUEST' }],
      });
    }
    request.log.error({ failure: traceOf(error), route: request.routeOptions.url }, 'A call failed');
    return sendProblem(reply, { status: 500, code: 'UNKNOWN' });
  });
}
