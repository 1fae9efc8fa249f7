import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** The longest URL of the app holds a page of results, or the link of a mail. */
const MOST_URL_CHARACTERS = 2048;

const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/** Header names and values alternate in `rawHeaders`; `headers` has only the first Host. */
function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** The status of a request that is rejected; null for any other. */
function rejectionOf(request: FastifyRequest): number | null {
  if (!VERSIONS.has(request.raw.httpVersion) || hostsIn(request) > 1) return 400;
  return request.url.length > MOST_URL_CHARACTERS ? 414 : null;
}

/**
 * Rejects requests that Node's parser accepts although a proxy may read them in another way: several Host headers (RFC 9112, section
 * 3.2), and versions other than 1.0 and 1.1. Rejects URLs that are longer than any of the app.
 */
export function registerStrictRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const status = rejectionOf(request);
    if (status === null) return next();
    void sendProblem(reply.header('connection', 'close'), { status, code: 'INVALID_REQUEST' });
  });
}
