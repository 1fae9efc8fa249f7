import { Pool, type Dispatcher } from 'undici';
import { API_ROUTES } from '../../core/api/routes.ts';
import { runClients, type Measured } from './clients.ts';
import type { Task } from './supply.ts';

/** For what is of no interest: undici wants somebody there for it. */
const ignore = () => undefined;

/** Resolves with the status once the whole answer is there. It costs the client half of what `pool.request` would. */
function send(pool: Pool, options: Dispatcher.DispatchOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(options, {
      onRequestStart: ignore,
      onResponseStart: (_controller, statusCode) => {
        status = statusCode;
      },
      onResponseData: ignore,
      onResponseEnd: () => resolve(status),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

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
    method,
    path,
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': 'application/json',
      'x-forwarded-for': person.address,
    },
  }));
  const measured = await runClients({ clients, seconds, tasks: tasks.length }, async (task) => {
    const request = requests[task];
    return request === undefined ? 'failed' : send(pool, request);
  });
  await pool.close();
  return measured;
}
