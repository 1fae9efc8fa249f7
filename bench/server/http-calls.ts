import { Pool } from 'undici';
import { API_ROUTES } from '../../core/api/routes.ts';
import { runClients, type Measured } from './clients.ts';
import type { Task } from './supply.ts';

/** Makes create-result calls over HTTP, each client over a connection of its own that stays open. */
export async function callOverHttp(
  url: string,
  tasks: readonly Task[],
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Measured> {
  const pool = new Pool(url, { connections: clients, pipelining: 1 });
  const { method, path } = API_ROUTES.createResult;
  // Written beforehand: the machine is shared with the server, and the client's own work is to be small.
  const requests = tasks.map(({ person, body }) => ({
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': 'application/json',
      'x-forwarded-for': person.address,
    },
  }));
  const measured = await runClients({ clients, seconds, tasks: tasks.length }, async (task) => {
    const answer = await pool.request({ method, path, ...requests[task] });
    await answer.body.dump();
    return answer.statusCode;
  });
  await pool.close();
  return measured;
}
