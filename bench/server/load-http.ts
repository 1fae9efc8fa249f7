import { createHistogram } from 'node:perf_hooks';
import autocannon, { type Request } from 'autocannon';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { Load, Measured } from './measured.ts';
import type { Task } from './supply.ts';

const NANOSECONDS = 1e6;

/** The state that autocannon's client holds from building a request until its answer. */
type Context = { task?: number };

/** A request that is made once. */
export type OneRequest = Pick<Request, 'body' | 'headers'>;

/** Requests are built before the load starts: the client shares the machine with the server and must use little of it. */
function requestOf({ person, body }: Task): OneRequest {
  return {
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': 'application/json',
      'x-forwarded-for': person.address,
    },
  };
}

/** What a load came to. `acknowledged` lists the indexes of the requests that were answered with success. */
export type Loaded = Measured & { readonly acknowledged: readonly number[] };

/** Makes create-result calls, each task once. */
export function loadHttp(url: string, tasks: readonly Task[], load: Load): Promise<Loaded> {
  return loadRoute(url, 'createResult', tasks.map(requestOf), load);
}

/**
 * Makes calls over HTTP with autocannon: each client over its own persistent connection, each request once. Calls in progress at the end
 * are not counted.
 */
export async function loadRoute(
  url: string,
  routeId: 'createResult' | 'createGuestResult',
  requests: readonly OneRequest[],
  { clients, seconds }: Load,
): Promise<Loaded> {
  const { method, path } = API_ROUTES[routeId];
  const acknowledged: number[] = [];
  const count = { serverErrors: 0, otherErrors: 0 };
  const latencies = createHistogram();
  let [next, began, ended] = [0, NaN, NaN];
  const setupRequest = (request: Request, context: Context): Request => {
    if (next === 0) began = performance.now();
    context.task = next;
    next += 1;
    return { ...request, ...requests[context.task] };
  };
  const onResponse = (status: number, _body: string, { task }: Context): void => {
    ended = performance.now();
    if (status === 200 && task !== undefined) acknowledged.push(task);
    else count[status >= 500 ? 'serverErrors' : 'otherErrors'] += 1;
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: clients,
        duration: seconds,
        maxOverallRequests: requests.length,
        // How often autocannon checks whether the time is over, in milliseconds.
        sampleInt: 20,
        requests: [{ method, path, setupRequest, onResponse }],
      },
      (error, result) => (error === null ? resolve(result) : reject(error as Error)),
    );
    // autocannon's own latencies are rounded to milliseconds.
    running.on('response', (_client, _status, _bytes, ms) =>
      latencies.record(Math.max(1, Math.round(ms * NANOSECONDS))),
    );
  });
  return {
    serverErrors: count.serverErrors,
    otherErrors: count.otherErrors + errors,
    acknowledged,
    perSecond: (acknowledged.length * 1000) / (ended - began),
    p50: latencies.percentile(50) / NANOSECONDS,
    p99: latencies.percentile(99) / NANOSECONDS,
  };
}
