import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** The longest URL of the app holds a page of results, or the link of a mail. */
const MOST_URL_CHARACTERS = 2048;

/** What Node grants by itself. */
const EXPECTED = '100-continue';

const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

/** Header names and values alternate in `rawHeaders`; `headers` has only the first Host. */
function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** The status of a request that is rejected; null for any other. HTTP/1.0 knows no Host. */
function rejectionOf(request: FastifyRequest): number | null {
  const { httpVersion, headers } = request.raw;
  const hosts = hostsIn(request);
  if (!VERSIONS.has(httpVersion) || hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400;
  if ((headers.expect ?? EXPECTED).toLowerCase() !== EXPECTED) return 417;
  return request.url.length > MOST_URL_CHARACTERS ? 414 : null;
}

/**
 * Rejects requests that a proxy may read in another way than Node's parser: several Host headers or none (RFC 9112, section 3.2),
 * versions other than 1.0 and 1.1, and unknown expectations. Rejects URLs that are longer than any of the app. Node would answer some of
 * these itself, without our headers.
 */
export function registerStrictRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, next) => {
    const status = rejectionOf(request);
    if (status === null) return next();
    void sendProblem(reply.header('connection', 'close'), { status, code: 'INVALID_REQUEST' });
  });
}
