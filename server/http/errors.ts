import type { FastifyError, FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

/** Statuses of unreadable requests that say more than 400 does. */
const OWN_STATUSES: ReadonlySet<number> = new Set([413, 415, 431]);

/** What a log may hold of a failure. A message may quote what a person typed, so only where it came from is kept. */
function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, code: 'code' in error ? error.code : undefined, frames };
}

/** Answers every failure with a problem: the client's as 4xx that names the body, ours as 500 that says nothing. */
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
