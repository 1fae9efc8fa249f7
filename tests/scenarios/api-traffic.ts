import type { BrowserContext, Request, Route } from '@playwright/test';
import { API_ROUTES, routeName, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { failingResponse } from '../../scenarios/failing-response.ts';
import type { SentCall } from '../../scenarios/observation.ts';
import { makeHeldResponses } from '../../adapters/memory/held-responses.ts';
import type { CallName, FailingCalls, Failure } from '../../scenarios/scenario.ts';
import { watchFetching, type Fetching } from '../support/wait-until-idle.ts';

/** Records the calls that pages make to the server. */
export interface ApiTraffic {
  /** The calls sent to the server, in order. */
  readonly calls: readonly SentCall[];
  setOnline(isOnline: boolean): Promise<void>;
  /** Clears the calls so far. */
  forget(): void;
  /** Whether a response is held back now. */
  isHolding(): boolean;
  /** Null in engines in which calls cannot be failed or delayed one by one. */
  readonly faults: CallFaults | null;
}

/** Fails or delays single calls. */
export interface CallFaults {
  /** The next call of each name fails as it says. */
  fail(calls: FailingCalls): Promise<void>;
  /** Holds back the response to the next call of that name until `release`. */
  hold(call: CallName): Promise<void>;
  /** The server processes the next call of that name, but its response is lost. */
  drop(call: CallName): Promise<void>;
  /** Lets the oldest held response of that name arrive; false if there is none. */
  release(call: CallName): boolean;
}

const NO_NETWORK = 'net::ERR_INTERNET_DISCONNECTED';

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[a-z]+/gi, '[^/]+')}$`);
}

const PATTERNS = (Object.keys(API_ROUTES) as ApiRouteId[]).map((id) => {
  const route: ApiRoute = API_ROUTES[id];
  return { id, method: route.method, pattern: pathPattern(route.path) };
});

/** The API's call with this method and path; null if it has none. */
export function callAt(method: string, pathname: string): ApiRouteId | null {
  return PATTERNS.find((one) => one.method === method && one.pattern.test(pathname))?.id ?? null;
}

function callOf(request: Request): ApiRouteId | null {
  return callAt(request.method(), new URL(request.url()).pathname);
}

/** The calls of a browser's pages, and the parts of the app that a press asked for. */
export interface WatchedTraffic extends ApiTraffic {
  readonly faults: CallFaults;
  readonly fetching: Fetching;
}

/** Starts watching every page that a browser context opens from now on. */
export async function watchApi(context: BrowserContext): Promise<WatchedTraffic> {
  const calls: SentCall[] = [];
  const fetching = await watchFetching(context);
  const leaving = new WeakMap<Request, SentCall>();
  const failures = new Map<string, Failure>();
  let isOnline = true;
  let isIntercepting = false;

  context.on('request', (request) => {
    const id = callOf(request);
    if (id === null || !isOnline) return;
    const call = { name: routeName(id), payload: request.postDataJSON() as unknown };
    calls.push(call);
    leaving.set(request, call);
  });
  // A tab may notice that it is online before its network works; a call made in between fails and does not count.
  context.on('requestfailed', (request) => {
    const place = calls.findIndex((call) => call === leaving.get(request));
    if (place !== -1 && request.failure()?.errorText === NO_NETWORK) calls.splice(place, 1);
  });

  const held = makeHeldResponses();

  const answerOf = async (route: Route, name: CallName): Promise<Parameters<Route['fulfill']>[0]> => {
    const failure = failures.get(name);
    failures.delete(name);
    return failure === undefined ? { response: await route.fetch() } : failingResponse(failure);
  };
  const intercept = async (route: Route): Promise<void> => {
    const id = callOf(route.request());
    const name = id === null ? '' : routeName(id);
    if (!isOnline || !(failures.has(name) || held.isWanted(name) || held.isLost(name))) return route.fallback();
    const answer = await answerOf(route, name);
    if (held.isWanted(name)) fetching.setAside(route.request());
    const passed = await held.pass(name, answer);
    await (passed === null ? route.abort() : route.fulfill(passed));
  };
  const startIntercepting = async (): Promise<void> => {
    if (!isIntercepting) await context.route(isApi, intercept);
    isIntercepting = true;
  };
  // Intercepting requests disables the cache and is slow, so it is done only when a scenario needs it.
  const isApi = (url: URL): boolean => PATTERNS.some(({ pattern }) => pattern.test(url.pathname));

  const faults: CallFaults = {
    fail: async (wanted) => {
      await startIntercepting();
      Object.entries(wanted).forEach(([name, failure]) => failures.set(name, failure));
    },
    hold: async (call) => {
      await startIntercepting();
      held.hold(call);
    },
    drop: async (call) => {
      await startIntercepting();
      held.lose(call);
    },
    release: (call) => held.release(call),
  };
  return {
    calls,
    faults,
    forget: () => {
      calls.length = 0;
    },
    setOnline: async (online) => {
      isOnline = online;
      await context.setOffline(!online);
    },
    fetching,
    isHolding: () => fetching.isHolding(),
  };
}
