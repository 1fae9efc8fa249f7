/** A process with one route that only parses the JSON of a create-result call and answers in the same way. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { answerOrders } from '../../tests/support/child-process.ts';

answerOrders(async (path: string): Promise<string> => {
  const app = Fastify();
  app.post<{ Body: { testId: string } }>(path, ({ body }, reply) => reply.send({ testId: body.testId }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
