import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../readiness/readiness.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';

/**
 * Serves GET /ready for balancers: 200 while this server can work, 503 with the outcome of each check while it cannot or is about to end.
 * A server that is about to end closes each connection with its answer, so that clients connect to another one.
 */
export function registerReadyPage(app: FastifyInstance, readiness: Readiness): void {
  // With the answer and not with the request: a call in progress would otherwise keep its connection, and the server, alive.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isLeaving()) void reply.header('connection', 'close');
    done();
  });
  app.get('/ready', async (_request, reply) => {
    const { isReady, checks } = await readiness.check();
    if (!isReady) void reply.status(503).header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ready' : 'notReady', checks });
  });
}
