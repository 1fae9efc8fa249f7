import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrowserContext, Page, Request as PageRequest, Route } from '@playwright/test';
import { getResponse, matchRequestUrl, type RequestHandler } from 'msw';
import { mswHandler, type AnswerBody } from '../../adapters/msw/msw-api.ts';
import { API_ROUTES, errorCodeFor, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok } from '../../core/domain/result.ts';

/** Answers one call of the API in place of the server. */
export interface FakeAnswer {
  readonly routeId: ApiRouteId;
  readonly handler: RequestHandler;
}

/** The statuses that a call may be refused with: those of its row, those of an invalid request, and those of a server that is broken or busy. */
export type RefusalStatus<Id extends ApiRouteId> = keyof (typeof API_ROUTES)[Id]['errors'] | 400 | 500 | 503;

const ANY_ORIGIN = '*';

const isPathOf = (routeId: ApiRouteId, url: string | URL): boolean =>
  matchRequestUrl(new URL(url), `${ANY_ORIGIN}${API_ROUTES[routeId].path}`).matches;

/** The call of the API that a request is; null for any other request. */
export function callOf(request: PageRequest): ApiRouteId | null {
  const ids = Object.keys(API_ROUTES) as ApiRouteId[];
  return ids.find((id) => API_ROUTES[id].method === request.method() && isPathOf(id, request.url())) ?? null;
}

/** The route of the request that is being answered. */
const routes = new AsyncLocalStorage<Route>();
const faked = new WeakSet<PageRequest>();

/** Whether a request was answered by a test in place of the server. */
export const isFaked = (request: PageRequest): boolean => faked.has(request);

/** The call succeeds with this body. */
export function answer<Id extends ApiRouteId>(routeId: Id, body: AnswerBody<Id>): FakeAnswer {
  return { routeId, handler: mswHandler(routeId, () => Promise.resolve(ok(body)), ANY_ORIGIN) };
}

/** The call is refused, as the server would refuse it, with the code that the API table has for the status. */
export function refusal<Id extends ApiRouteId>(
  routeId: Id,
  status: RefusalStatus<Id>,
  details: Pick<AppError, 'retryAfterSeconds'> = {},
): FakeAnswer {
  const error: AppError = { code: errorCodeFor(routeId, Number(status)), status: Number(status), ...details };
  return { routeId, handler: mswHandler(routeId, () => Promise.resolve(err(error)), ANY_ORIGIN) };
}

/** The server answers the call, and the test changes the body of a success. */
export function changedAnswer<Id extends ApiRouteId>(
  routeId: Id,
  change: (body: AnswerBody<Id>) => AnswerBody<Id>,
): FakeAnswer {
  const make = async () => {
    const real = await routes.getStore()?.fetch();
    if (real?.ok() !== true) throw new Error(`The server did not answer ${routeId}.`);
    return ok(change((await real.json()) as AnswerBody<Id>));
  };
  return { routeId, handler: mswHandler(routeId, make, ANY_ORIGIN) };
}

async function requestOf(request: PageRequest): Promise<Request> {
  const headers = await request.allHeaders();
  return new Request(request.url(), { method: request.method(), headers, body: request.postData() });
}

/** Fulfils a request of a page in place of the server. The response counts as announced by the test. */
export async function fulfil(route: Route, response: NonNullable<Parameters<Route['fulfill']>[0]>): Promise<void> {
  faked.add(route.request());
  await route.fulfill(response);
}

/** Gives a response of msw to the page. */
async function pass(route: Route, response: Response): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  await fulfil(route, { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
}

/** The answers that a page has from a test. */
export interface GivenAnswers {
  /** From here on the server answers these calls again. */
  end(): Promise<void>;
}

/** Answers calls of a page, or of all pages of a context, by msw. All other requests go to the server. */
export async function giveAnswers(
  target: Page | BrowserContext,
  ...fakes: readonly FakeAnswer[]
): Promise<GivenAnswers> {
  const handlers = fakes.map(({ handler }) => handler);
  const isAnswered = (url: URL): boolean => fakes.some(({ routeId }) => isPathOf(routeId, url));
  const intercept = async (route: Route): Promise<void> => {
    const request = await requestOf(route.request());
    const response = await routes.run(route, () => getResponse(handlers, request));
    await (response === undefined ? route.fallback() : pass(route, response));
  };
  await target.route(isAnswered, intercept);
  return { end: () => target.unroute(isAnswered, intercept) };
}
