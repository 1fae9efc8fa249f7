import { createHistogram } from 'node:perf_hooks';
import autocannon, { type Request } from 'autocannon';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { Task } from './supply.ts';

const NANOSECONDS = 1e6;

/** The state that autocannon's client holds from building a request until its answer. */
type Context = { task?: number };

/** Requests are built before the load starts: the client shares the machine with the server and must use little of it. */
function requestOf({ person, body }: Task): Pick<Request, 'body' | 'headers'> {
  return {
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': 'application/json',
      'x-forwarded-for': person.address,
    },
  };
}

/** Each client makes its next call when its last one was answered, until the time or the calls run out. */
export interface Load {
  readonly clients: number;
  readonly seconds: number;
}

/** How fast calls were answered, and with what outcome. */
export interface Loaded {
  /** The indexes of the tasks whose calls were answered with success. */
  readonly acknowledged: readonly number[];
  /** Calls per second that were answered with success. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly serverErrors: number;
  /** Calls with any other outcome, such as rejected or cut off. */
  readonly otherErrors: number;
}

/**
 * Makes create-result calls with autocannon: each client over its own persistent connection, each task once. Calls in progress at the
 * end are not counted.
 */
export async function loadHttp(url: string, tasks: readonly Task[], { clients, seconds }: Load): Promise<Loaded> {
  const requests = tasks.map(requestOf);
  const { method, path } = API_ROUTES.createResult;
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
