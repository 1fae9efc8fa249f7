import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { TOKENS } from './tokens.ts';
import type { ServerWatch } from './watch-server.ts';

/** Starts what the server does beside its calls. Returns what ends it. */
export async function startWork(
  container: Container,
  watch: ServerWatch,
  { log }: FastifyInstance,
): Promise<() => Promise<void>> {
  const [workers, sweeper] = [container.get(TOKENS.workers), container.get(TOKENS.sweeper)];
  await workers.start(log);
  sweeper.start(log);
  watch.start(log);
  return async () => {
    await Promise.all([workers.stop(), sweeper.stop()]);
    await watch.stop();
  };
}
