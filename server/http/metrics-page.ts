import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/ports.ts';
import { sendProblem } from './problem.ts';

/** The dependencies of the page. Without a token the page does not exist. */
export interface MetricsPage {
  readonly metrics: Metrics;
  readonly token: string | null;
}

const SECOND_MS = 1000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares hashes in constant time, which reveals neither the token's length nor how much of it was right. */
function isBearer(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

/** Counts every answer, and serves GET /metrics to clients with the token; for any other it is 404. */
export function registerMetrics(app: FastifyInstance, { metrics, token }: MetricsPage): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countAnswer(request.routeOptions.config.routeId ?? null, reply.statusCode, reply.elapsedTime / SECOND_MS);
    done();
  });
  app.all('/metrics', async (request, reply) => {
    const isShown = token !== null && request.method === 'GET' && isBearer(request.headers.authorization, token);
    if (!isShown) return sendProblem(reply, { status: 404, code: 'UNKNOWN' });
    const { contentType, text } = await metrics.read();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}
