import type { BrowserContext, Request, Route } from 'playwright-core';
import { API_ROUTES, routeName, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { failingAnswer } from '../../scenarios/failing-answer.ts';
import type { SentCall } from '../../scenarios/observation.ts';
import { makeHeldAnswers } from '../../adapters/memory/held-answers.ts';
import type { CallName, FailingCalls, Failure } from '../../scenarios/scenario.ts';
import { watchFetching, type Fetching } from '../support/wait-until-idle.ts';

/** Watches, and on demand spoils, the calls that pages make to the server. */
export interface ApiTraffic {
  /** The calls that left for the server, in order. */
  readonly calls: readonly SentCall[];
  /** The next call of each name fails as it says. */
  fail(calls: FailingCalls): Promise<void>;
  /** The server answers the next call of that name; the page hears of it at `release`. */
  hold(call: CallName): Promise<void>;
  /** Lets the oldest held answer of that name arrive; false where none is held. */
  release(call: CallName): boolean;
  setOnline(isOnline: boolean): Promise<void>;
  /** The calls so far belong to no scenario. */
  forget(): void;
  /** Calls, and parts of the app that a press asked for. */
  readonly fetching: Fetching;
}

const NO_NETWORK = 'net::ERR_INTERNET_DISCONNECTED';

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[a-z]+/gi, '[^/]+')}$`);
}

const PATTERNS = (Object.keys(API_ROUTES) as ApiRouteId[]).map((id) => {
  const route: ApiRoute = API_ROUTES[id];
  return { id, method: route.method, pattern: pathPattern(route.path) };
});

function callOf(request: Request): ApiRouteId | null {
  const { pathname } = new URL(request.url());
  const found = PATTERNS.find(({ method, pattern }) => method === request.method() && pattern.test(pathname));
  return found?.id ?? null;
}

/** Begins to watch every page of a browser context. */
export function watchApi(context: BrowserContext): ApiTraffic {
  const calls: SentCall[] = [];
  const fetching = watchFetching(context);
  const leaving = new WeakMap<Request, SentCall>();
  const failures = new Map<string, Failure>();
  let isOnline = true;
  let isSpoiling = false;

  context.on('request', (request) => {
    const id = callOf(request);
    if (id === null || !isOnline) return;
    const call = { name: routeName(id), payload: request.postDataJSON() as unknown };
    calls.push(call);
    leaving.set(request, call);
  });
  // Of several tabs each has its network back a moment apart from being told so, and a call made in between leaves for nowhere.
  context.on('requestfailed', (request) => {
    const place = calls.findIndex((call) => call === leaving.get(request));
    if (place !== -1 && request.failure()?.errorText === NO_NETWORK) calls.splice(place, 1);
  });

  const held = makeHeldAnswers();

  const answerOf = async (route: Route, name: CallName): Promise<Parameters<Route['fulfill']>[0]> => {
    const failure = failures.get(name);
    failures.delete(name);
    return failure === undefined ? { response: await route.fetch() } : failingAnswer(failure);
  };
  const spoil = async (route: Route): Promise<void> => {
    const id = callOf(route.request());
    const name = id === null ? '' : routeName(id);
    if (!isOnline || !(failures.has(name) || held.isWanted(name))) return route.fallback();
    const answer = await answerOf(route, name);
    if (held.isWanted(name)) fetching.setAside(route.request());
    await route.fulfill(await held.pass(name, answer));
  };
  const beginSpoiling = async (): Promise<void> => {
    if (!isSpoiling) await context.route(isApi, spoil);
    isSpoiling = true;
  };
  // A page whose requests are intercepted has no cache and is slow, so they are so only where a scenario asks for it.
  const isApi = (url: URL): boolean => PATTERNS.some(({ pattern }) => pattern.test(url.pathname));

  return {
    calls,
    fail: async (wanted) => {
      await beginSpoiling();
      Object.entries(wanted).forEach(([name, failure]) => failures.set(name, failure));
    },
    hold: async (call) => {
      await beginSpoiling();
      held.hold(call);
    },
    release: (call) => held.release(call),
    forget: () => {
      calls.length = 0;
    },
    setOnline: async (online) => {
      isOnline = online;
      await context.setOffline(!online);
    },
    fetching,
  };
}
