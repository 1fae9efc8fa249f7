import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { ownCookie } from '../accounts/own-cookies.ts';
import type { CountCall } from '../limits/count-call.ts';
import type { LoggedTrail } from '../trail/logged-trail.ts';
import type { SpanEnd, SpanTerms, Tracing } from '../tracing/ports.ts';
import type { ApiResponse, ApiCall, ApiHandler, Caller } from './api-call.ts';
import { storedCookieName, type ApiCookie } from './api-cookie.ts';
import { isSameOrigin } from './same-origin.ts';
import { sendProblem, type ProblemDraft } from './problem.ts';

/** A handler for each call of the API table; a missing one does not compile. */
export type ApiHandlers = Readonly<Record<ApiRouteId, ApiHandler>>;

/** The checks before every handler. */
export interface CallChecks {
  /** The holder of an access token; null for an invalid or expired one. */
  authenticate(accessToken: string): Promise<Caller | null>;
  readonly secondsToWait: CountCall;
  /** The public address of the app; null if none is configured. */
  readonly publicUrl: string | null;
  readonly trail: Pick<LoggedTrail, 'note' | 'during'>;
  readonly tracing: Pick<Tracing, 'during'>;
}

export interface ApiOptions {
  readonly handlers: ApiHandlers;
  readonly checks: CallChecks;
  /** Whether cookies are sent only over HTTPS. */
  readonly hasSecureCookies: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the API table that a route serves. */
    readonly routeId?: ApiRouteId;
  }
}

const SERVER_ERROR = 500;
const BEARER = /^Bearer (\S+)$/i;

const UNAUTHORIZED: ProblemDraft = { status: 401, code: 'INVALID_TOKEN' };
const tooMany = (retryAfterSeconds: number): ProblemDraft => ({
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  retryAfterSeconds,
});
const FOREIGN_PAGE: ProblemDraft = { status: 403, code: 'INVALID_REQUEST' };

async function callerOf(
  route: ApiRoute,
  request: FastifyRequest,
  checks: CallChecks,
): Promise<Result<Caller | null, ProblemDraft>> {
  if (route.auth === 'none') return ok(null);
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined && route.auth === 'optional') return ok(null);
  const caller = token === undefined ? null : await checks.authenticate(token);
  return caller === null ? err(UNAUTHORIZED) : ok(caller);
}

/** The parameters of a path. PostgreSQL rejects text with NUL, so NUL becomes a character that no id has. */
function readParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(params).map(([name, part]) => [name, part.replaceAll('\u0000', '\ufffd')]));
}

async function readCall(
  routeId: ApiRouteId,
  request: FastifyRequest,
  { checks, hasSecureCookies }: Omit<ApiOptions, 'handlers'>,
): Promise<Result<ApiCall, ProblemDraft>> {
  const route: ApiRoute = API_ROUTES[routeId];
  if (route.cookie !== undefined && !isSameOrigin(request.headers, checks.publicUrl)) {
    checks.trail.note('foreignOriginRefused', { route: routeId });
    return err(FOREIGN_PAGE);
  }
  const call: ApiCall = {
    body: request.body,
    params: readParams(request.params as Record<string, string>),
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    cookie: (name) => ownCookie(name, request.cookies[storedCookieName(name, hasSecureCookies)]),
    address: request.ip,
    caller: null,
  };
  // Before the token is looked at: calls with a false one count too.
  const seconds = await checks.secondsToWait(routeId, call, 'address');
  if (seconds !== null) return err(tooMany(seconds));
  const caller = await callerOf(route, request, checks);
  if (!caller.ok) return caller;
  const known = { ...call, caller: caller.value };
  const waiting = await checks.secondsToWait(routeId, known, 'account');
  return waiting === null ? ok(known) : err(tooMany(waiting));
}

function setCookies(reply: FastifyReply, cookies: readonly ApiCookie[], isSecure: boolean): void {
  for (const { name, value, path, maxAgeSeconds } of cookies) {
    void reply.setCookie(storedCookieName(name, isSecure), value, {
      path,
      maxAge: maxAgeSeconds,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
    });
  }
}

/** The span of a call: its route and the id of its request, but neither path nor address. */
function spanOf(route: ApiRoute, { id, headers }: FastifyRequest): SpanTerms {
  const { traceparent } = headers;
  return {
    name: `${route.method} ${route.path}`,
    kind: 'server',
    parent: typeof traceparent === 'string' ? traceparent : null,
    attributes: { 'http.request.method': route.method, 'http.route': route.path, 'clearline.request_id': id },
  };
}

function spanEndOf(answer: Result<ApiResponse, ProblemDraft>): SpanEnd {
  const { status } = answer.ok ? answer.value : answer.error;
  return { hasFailed: status >= SERVER_ERROR, attributes: { 'http.response.status_code': status } };
}

/** Registers every call of the API table under the table's own method and path. `@fastify/cookie` must be registered. */
export function registerApi(app: FastifyInstance, { handlers, checks, hasSecureCookies }: ApiOptions): void {
  for (const [routeId, route] of Object.entries(API_ROUTES) as [ApiRouteId, ApiRoute][]) {
    const handler = handlers[routeId];
    app.route({
      method: route.method,
      url: route.path,
      // The table has no such call.
      exposeHeadRoute: false,
      config: { routeId },
      handler: async (request, reply) => {
        const answerCall = async () => {
          const call = await readCall(routeId, request, { checks, hasSecureCookies });
          return call.ok ? handler(call.value) : call;
        };
        const answer = await checks.trail.during({ reqId: request.id, address: request.ip }, () =>
          checks.tracing.during(spanOf(route, request), answerCall, spanEndOf),
        );
        setCookies(reply, (answer.ok ? answer.value.cookies : answer.error.cookies) ?? [], hasSecureCookies);
        if (!answer.ok) return sendProblem(reply, answer.error);
        const { status, headers, body } = answer.value;
        return reply
          .status(status)
          .headers({ ...headers })
          .send(body);
      },
    });
  }
}

/** Whether a path belongs to the API, so that nothing else may answer there. */
export function isApiPath(path: string): boolean {
  return API_PREFIXES.some((prefix) => path.startsWith(prefix));
}

const API_PREFIXES = [...new Set(Object.values(API_ROUTES).map(({ path }) => `/${path.split('/')[1] ?? ''}/`))];
