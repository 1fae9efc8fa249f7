import { callNameOf } from '../../scenarios/call-names.ts';
import { failingResponse } from '../../scenarios/failing-response.ts';
import { makeHeldResponses, type HeldResponses } from '../../adapters/memory/held-responses.ts';
import type { SentCall } from '../../scenarios/observation.ts';
import type { FailingCalls, Failure } from '../../scenarios/scenario.ts';

/** A fetch that records calls, and can be taken offline or made to fail. */
export interface RecordingFetch {
  readonly fetch: typeof globalThis.fetch;
  readonly calls: readonly SentCall[];
  failNext(calls: FailingCalls): void;
  /** Delayed responses. */
  readonly heldResponses: HeldResponses;
  /** The number of pending calls, including those with a held response. */
  readonly underWay: () => number;
  setOnline(isOnline: boolean): void;
}

function readJson(body: string): unknown {
  return body === '' ? null : (JSON.parse(body) as unknown);
}

function failing(failure: Failure): Response {
  const { status, contentType, body } = failingResponse(failure);
  return new Response(body, { status, headers: { 'Content-Type': contentType } });
}

/** The answer with its whole body, so that a call is under way until all of it has arrived. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/** Wraps another fetch, for a server at `baseUrl`. */
export function makeRecordingFetch(
  baseUrl: string,
  through: typeof globalThis.fetch = globalThis.fetch,
): RecordingFetch {
  const calls: SentCall[] = [];
  const failures = new Map<string, Failure>();
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '');
  const heldResponses = makeHeldResponses();
  let isOnline = true;
  let underWay = 0;

  async function recordingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    if (!isOnline) throw new TypeError('There is no network.');
    // From here on, so that reading the body below counts, too.
    underWay += 1;
    try {
      return await recorded(new Request(input, init));
    } finally {
      underWay -= 1;
    }
  }

  async function recorded(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(basePath.length);
    const name = callNameOf(request.method, path) ?? `${request.method} ${path}`;
    calls.push({ name, payload: readJson(await request.clone().text()) });
    const failure = failures.get(name);
    failures.delete(name);
    const given = failure === undefined ? await whole(await through(request)) : failing(failure);
    const answer = await heldResponses.pass(name, given);
    if (answer === null) throw new TypeError('The response was lost.');
    return answer;
  }

  return {
    fetch: recordingFetch,
    calls,
    failNext: (wanted) => Object.entries(wanted).forEach(([name, failure]) => failures.set(name, failure)),
    heldResponses,
    underWay: () => underWay,
    setOnline: (online) => {
      isOnline = online;
    },
  };
}
