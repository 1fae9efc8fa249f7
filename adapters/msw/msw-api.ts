import { http, HttpResponse, type RequestHandler } from 'msw';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import {
  makeCredentialAnswers,
  makeLoginAnswers,
  makeLoginSessionAnswers,
  makeProfileAnswers,
} from './msw-account-answers.ts';
import type { MswAnswer, MswAnswers, MswBackEnd, MswCall } from './msw-call.ts';
import { makeTestAnswers } from './msw-test-answers.ts';

type MswMethod = 'get' | 'post' | 'put' | 'delete';

const UNKNOWN_FAILURE = 500;

function problemOf({ code, status = UNKNOWN_FAILURE, fields, similarTo, retryAfterSeconds }: AppError): Response {
  if (code === 'NETWORK_REQUEST_FAILED') return HttpResponse.error();
  const retryAfter = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return Response.json(
    { status, code, fields, similarTo },
    { status, headers: { 'content-type': 'application/problem+json', ...retryAfter } },
  );
}

function responseOf(answer: Result<unknown, AppError>): Response {
  if (!answer.ok) return problemOf(answer.error);
  if (answer.value instanceof Response) return answer.value;
  if (answer.value === undefined) return new Response(null, { status: 204 });
  return typeof answer.value === 'string' ? new Response(answer.value) : Response.json(answer.value);
}

function callOf(request: Request, params: Readonly<Record<string, unknown>>): MswCall {
  const query = new URL(request.url).searchParams;
  return {
    part: (name) => {
      const value = params[name];
      return typeof value === 'string' ? value : (query.get(name) ?? '');
    },
    header: (name) => request.headers.get(name),
    body: async <Payload>() => (await request.json()) as Payload,
  };
}

/** The msw handler of one call. `baseUrl` is the server's origin, or `*` for any. */
export function mswHandler<Id extends ApiRouteId>(routeId: Id, answer: MswAnswer<Id>, baseUrl: string): RequestHandler {
  const { method, path }: ApiRoute = API_ROUTES[routeId];
  return http[method.toLowerCase() as MswMethod](`${baseUrl}${path}`, async ({ request, params }) =>
    responseOf(await answer(callOf(request, params))),
  );
}

/**
 * The server's API on msw, over a back end: for the app without a server, and for tests. `baseUrl` is the server's origin. Other
 * requests are not handled.
 */
export function makeMswApi(backEnd: MswBackEnd, baseUrl: string): readonly RequestHandler[] {
  const answers: MswAnswers = {
    ...makeTestAnswers(backEnd),
    ...makeLoginAnswers(backEnd),
    ...makeCredentialAnswers(backEnd),
    ...makeLoginSessionAnswers(backEnd),
    ...makeProfileAnswers(backEnd),
  };
  return (Object.keys(API_ROUTES) as ApiRouteId[]).map((routeId) => mswHandler(routeId, answers[routeId], baseUrl));
}
