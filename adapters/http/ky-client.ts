import ky, { isHTTPError } from 'ky';
import { ATTEMPT_ID_HEADER, REQUEST_ID_HEADER, TEST_ID_HEADER } from '../../core/api/payloads.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { makeAccessCell, type AccessCell } from './access-cell.ts';
import { loginResponse } from './response-schemas.ts';
import { randomId } from './random-id.ts';
import { type ServerResponse, json, readResponse } from './read-response.ts';
import { failureOf, isTokenRejected } from './read-failure.ts';
import { makePageAttempts, type RefreshAttempts } from './refresh-attempts.ts';

/** Runs work while no other tab of this browser runs the same kind of work. */
type WithLock = <Value>(work: () => Promise<Value>) => Promise<Value>;

interface AccessRenewalDeps {
  readonly access: AccessCell;
  /** Calls POST /auth/refresh with that attempt id. */
  readonly refresh: (attemptId: string) => Promise<Result<ServerResponse, AppError>>;
  readonly attempts: RefreshAttempts;
  readonly makeAttemptId: () => string;
  readonly withLock: WithLock;
}

const UNAUTHORIZED = 401;

/**
 * Renews the access token and returns the current user. Calls during a renewal share its answer, because the server treats a second use
 * of the same cookie as theft. For the same reason, an attempt whose answer was lost is retried with the same id.
 */
function makeAccessRenewal(deps: AccessRenewalDeps): () => Promise<Result<CurrentUser, AppError>> {
  const { access, attempts, withLock } = deps;
  let running: Promise<Result<CurrentUser, AppError>> | null = null;

  async function renewOnce(): Promise<Result<CurrentUser, AppError>> {
    const dropsBefore = access.drops();
    const attemptId = attempts.pending() ?? deps.makeAttemptId();
    attempts.begin(attemptId);
    const answer = await readResponse('refreshAccess', json(loginResponse), await deps.refresh(attemptId));
    const isRejected = !answer.ok && answer.error.status === UNAUTHORIZED;
    if (answer.ok || isRejected) attempts.settle();
    if (access.drops() === dropsBefore) {
      if (answer.ok) access.set(answer.value.accessToken, answer.value.currentUser.uuid);
      if (isRejected) access.drop();
    }
    return answer.ok ? ok(answer.value.currentUser) : answer;
  }

  return () => {
    running ??= withLock(renewOnce).finally(() => {
      running = null;
    });
    return running;
  };
}

/** Long enough for a phone on bad Wi-Fi, and shorter than most people's patience. */
const TIMEOUT_MS = 20_000;

/** The variable parts of one call. */
export interface HttpCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly testId?: string;
  /** On a route where authentication is optional: sends the access token. */
  readonly isAuthenticated?: boolean;
  /** The user id that must be logged in; for any other user the call fails with INVALID_TOKEN without being sent. */
  readonly ownerId?: string;
  /** The browser completes the call even if the page is left. */
  readonly outlivesPage?: boolean;
  /** Identifies the attempt, so that a retry after a lost answer does not repeat the work. */
  readonly attemptId?: string;
}

/** Makes the calls of the API table. It retries only after renewing an expired access token. */
export interface HttpClient {
  /**
   * Fails with the table's code for the status, or with NETWORK_REQUEST_FAILED and no status when no complete answer arrives within
   * 20 seconds. A call that needs an access token renews a missing or rejected one once.
   */
  call(routeId: ApiRouteId, call?: HttpCall): Promise<Result<ServerResponse, AppError>>;
  /** Renews the access token and returns the current user. Fails with INVALID_TOKEN for a signed-out user. */
  renewAccess(): Promise<Result<CurrentUser, AppError>>;
}

export interface HttpClientOptions {
  /** The server's URL, such as `https://clearline.example`; it may end in a path. */
  readonly baseUrl: string;
  /** Replaces the platform's fetch. Outside a browser it must store cookies, or the login is lost. */
  readonly fetch?: typeof globalThis.fetch;
  /** Holds the page's access token. */
  readonly access?: AccessCell;
  /** Prevents the tabs of one browser, which share the cookie, from renewing at the same time. */
  readonly withLock?: WithLock;
  readonly attempts?: RefreshAttempts;
  /** Must be unguessable. */
  readonly makeAttemptId?: () => string;
}

/** A failed call, and whether a new access token could help. */
interface SendFailure {
  readonly error: AppError;
  readonly isTokenRejected: boolean;
}
type Headers = Readonly<Record<string, string>>;
type Send = (routeId: ApiRouteId, call: HttpCall, headers: Headers) => Promise<Result<ServerResponse, SendFailure>>;

const UNREACHABLE: SendFailure = { error: { code: 'NETWORK_REQUEST_FAILED' }, isTokenRejected: false };

function pathOf(route: ApiRoute, params: Readonly<Record<string, string>>): string {
  return route.path.replace(/:(\w+)/g, (_placeholder, name: string) => encodeURIComponent(params[name] ?? ''));
}

function readError(routeId: ApiRouteId, error: unknown, requestId: string): SendFailure {
  if (!isHTTPError(error)) return UNREACHABLE;
  const { status, headers } = error.response;
  const answer = { status, problem: error.data, retryAfter: headers.get('retry-after'), requestId };
  return { error: failureOf(routeId, answer), isTokenRejected: isTokenRejected(routeId, answer) };
}

function makeSend({ baseUrl, fetch }: HttpClientOptions): Send {
  return async (routeId, { params = {}, search, json, testId, attemptId, outlivesPage = false }, headers) => {
    const route: ApiRoute = API_ROUTES[routeId];
    const requestId = randomId();
    try {
      const responding = ky(pathOf(route, params), {
        prefix: baseUrl,
        method: route.method,
        retry: 0,
        timeout: TIMEOUT_MS,
        keepalive: outlivesPage,
        ...(search === undefined ? {} : { searchParams: search }),
        ...(json === undefined ? {} : { json }),
        headers: {
          ...headers,
          [REQUEST_ID_HEADER]: requestId,
          ...(testId === undefined ? {} : { [TEST_ID_HEADER]: testId }),
          ...(attemptId === undefined ? {} : { [ATTEMPT_ID_HEADER]: attemptId }),
        },
        ...(fetch === undefined ? {} : { fetch }),
      });
      const { status, headers: answered } = await responding;
      return ok({ status, body: await responding.text(), header: (name) => answered.get(name) });
    } catch (error) {
      return err(readError(routeId, error, requestId));
    }
  };
}

function plain(sent: Result<ServerResponse, SendFailure>): Result<ServerResponse, AppError> {
  return sent.ok ? sent : err(sent.error.error);
}

/** A client on ky. */
export function makeKyClient(options: HttpClientOptions): HttpClient {
  const { access = makeAccessCell(), attempts = makePageAttempts(), makeAttemptId = randomId } = options;
  const send = makeSend(options);
  const renewAccess = makeAccessRenewal({
    access,
    attempts,
    makeAttemptId,
    withLock: options.withLock ?? ((work) => work()),
    refresh: async (attemptId) => plain(await send('refreshAccess', {}, { [ATTEMPT_ID_HEADER]: attemptId })),
  });

  async function callAuthenticated(routeId: ApiRouteId, call: HttpCall): Promise<Result<ServerResponse, AppError>> {
    const attempt = (token: string) => send(routeId, call, { Authorization: `Bearer ${token}` });
    const token = access.token();
    const ownerId = call.ownerId ?? access.owner();
    // All tabs share the cookie, so another tab may have logged in with another account.
    const isOwn = (): boolean => ownerId === null || access.owner() === ownerId;
    const sent = token === null || !isOwn() ? null : await attempt(token);
    if (sent !== null && (sent.ok || !sent.error.isTokenRejected)) return plain(sent);
    // Another call may have renewed the token meanwhile.
    const renewed = access.token() === token ? await renewAccess() : null;
    if (renewed?.ok === false) return renewed;
    const fresh = access.token();
    return fresh === null || !isOwn() ? err({ code: 'INVALID_TOKEN', status: 401 }) : plain(await attempt(fresh));
  }

  return {
    renewAccess,
    call: async (routeId, call = {}) => {
      const { auth }: ApiRoute = API_ROUTES[routeId];
      const isAuthenticated = auth === 'bearer' || (auth === 'optional' && call.isAuthenticated === true);
      return isAuthenticated ? callAuthenticated(routeId, call) : plain(await send(routeId, call, {}));
    },
  };
}
