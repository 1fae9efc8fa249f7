import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The origin of the API that `mockApi` answers for. */
export const API_URL = 'https://clearline.example';

/** Makes one response. */
export type Answer = () => Response | Promise<Response>;

/** A call that fails without a response. */
export const lost: Answer = () => HttpResponse.error();

/** A response that ends before its body does. */
export const brokenOff: Answer = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('The connection was cut.')) }));

/** A success without a body. */
export const done: Answer = () => new Response(null, { status: 204 });

/** The page that a Wi-Fi portal shows in place of any response. */
export const portalPage: Answer = () =>
  new Response('<html>Welcome to the hotel</html>', { headers: { 'content-type': 'text/html' } });

/** A failure as our server reports it (RFC 9457). */
export function problem(status: number, body: object = {}, headers: Readonly<Record<string, string>> = {}): Answer {
  return () =>
    Response.json({ status, ...body }, { status, headers: { 'content-type': 'application/problem+json', ...headers } });
}

/** Answers the calls of one test. */
export interface MockApi {
  /** Answers the calls to paths that start so, each by the next answer, then by the last one. Returns their requests. */
  answer(start: string, ...answers: readonly Answer[]): readonly Request[];
}

/** Intercepts the calls of a test file at the network. A call that no answer was given for fails like a lost one, with an error. */
export function mockApi(): MockApi {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    answer: (start, ...answers) => {
      const requests: Request[] = [];
      const handler = http.all(`${API_URL}${start}*`, ({ request }) => {
        const answer = answers[requests.push(request.clone()) - 1] ?? answers.at(-1);
        return answer?.();
      });
      server.use(handler);
      return requests;
    },
  };
}
