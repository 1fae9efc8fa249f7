/** A process that passes connections to PostgreSQL on, and holds each answer back for a while, as a network does. */
import { answerOrders } from '../../tests/support/child-process.ts';
import { startProxy } from '../../tests/support/tcp-proxy.ts';

/** Where PostgreSQL listens, and how long an answer takes more, in milliseconds. */
export interface LatencyOrder {
  readonly target: number;
  readonly answerMs: number;
}

answerOrders(async ({ target, answerMs }: LatencyOrder): Promise<number> => {
  const { port } = await startProxy(target, 0, answerMs);
  return port;
});
