import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/** Header names and values alternate in `rawHeaders`; `headers` has only the first Host. */
function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/**
 * Rejects requests that Node's parser accepts although a proxy may read them in another way: several Host headers (RFC 9112, section
 * 3.2), and versions other than 1.0 and 1.1.
 */
export function registerStrictRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (VERSIONS.has(request.raw.httpVersion) && hostsIn(request) <= 1) return next();
    const draft = { status: 400, code: 'INVALID_REQUEST' } as const;
    void sendProblem(reply.header('connection', 'close'), draft);
  });
}
