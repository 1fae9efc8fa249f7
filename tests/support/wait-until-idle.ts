import type { BrowserContext, Page, Request } from 'playwright-core';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { EARLY_PRESS_MARK } from '../../web/boot/early-press.ts';
import { LOADING_MARK } from '../../web/loading/loading-mark.ts';

/** What the pages of a browser context fetch: calls, and parts of the app. */
export interface Fetching {
  /** How many requests of any kind were made so far. */
  seen(): number;
  /** How many of them have not ended. */
  underWay(): number;
  /** The answer to a request is held back on purpose: it is not waited for. */
  setAside(request: Request): void;
  /** Whether an answer is held back now. */
  isHolding(): boolean;
  /** Resolves when nothing has been fetched for a moment, which begins at an instant or later, or at a deadline (both of `performance.now()`). */
  quiet(from: number, deadline: number): Promise<void>;
}

const QUIET_MS = 30;
const POLL_MS = 10;

/** Begins to watch every page of a browser context. */
export function watchFetching(context: BrowserContext): Fetching {
  const underWay = new Set<Request>();
  const setAside = new Set<Request>();
  let lastChange = performance.now();
  let seen = 0;
  const ended = (request: Request): void => {
    if (underWay.delete(request) || setAside.delete(request)) lastChange = performance.now();
  };
  context.on('request', (request) => {
    // What a worker loads, and the worker itself, never tells how it ended when the worker is terminated before: the decoder is all there is.
    if (!/-worker-|\.wasm$/.test(request.url())) underWay.add(request);
    lastChange = performance.now();
    seen += 1;
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  return {
    seen: () => seen,
    underWay: () => underWay.size,
    setAside: (request) => {
      if (underWay.delete(request)) setAside.add(request);
      lastChange = performance.now();
    },
    isHolding: () => setAside.size > 0,
    quiet: async (from, deadline) => {
      const rest = (): number =>
        underWay.size > 0 ? POLL_MS : Math.max(lastChange, from) + QUIET_MS - performance.now();
      for (let left = rest(); left > 0 && performance.now() < deadline; left = rest()) {
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
  };
}

/** The test's own route, what stands on the prerendered landing until the app is there, and on any page while a part of the app is loaded. */
const REST_SIGNS = { testRoute: APP_ROUTES.testSteps, toCome: EARLY_PRESS_MARK, loading: LOADING_MARK } as const;

/**
 * Runs in the page: whether it is at nothing once it has done all that a press set off, with no screen and not the app itself on its way.
 * Some tab is at sending what waited while it holds a lock of ours. While an answer is held back, what waits for it is at rest.
 */
async function isAtRest({
  testRoute,
  toCome,
  loading,
  isHolding,
}: typeof REST_SIGNS & { isHolding: boolean }): Promise<boolean> {
  const untilIdle = () => scheduler.postTask(() => undefined, { priority: 'background' });
  await untilIdle();
  const { held = [] } = await navigator.locks.query();
  // What came meanwhile has to be rendered before it is looked at.
  await untilIdle();
  const isSending = held.some(({ name }) => name?.startsWith('clearline.') === true);
  const isBusy = document.querySelector('[aria-busy="true"]') !== null;
  const page = document.documentElement;
  const isToCome = page.hasAttribute(toCome) || page.hasAttribute(loading);
  const isOnItsWay = location.pathname === testRoute && document.querySelector('[data-step]') === null;
  return (isHolding || (!isSending && !isBusy)) && !isToCome && !isOnItsWay;
}

/** Chromium's; it keeps its own time where a test has set the page's clock. */
declare const scheduler: { postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void> };

/** Looks at the page once. One that changes to another document under the look is not at rest. */
async function looksAtRest(page: Page, isHolding: boolean): Promise<boolean> {
  try {
    return await page.evaluate(isAtRest, { ...REST_SIGNS, isHolding });
  } catch (error) {
    if (error instanceof Error && error.message.includes('Execution context was destroyed')) return false;
    throw error;
  }
}

/** A page that is still at something then has gone wrong, or is held up. */
const RESTS_WITHIN_MS = 30_000;

/**
 * Waits until nothing is being fetched and the screen has settled; false when it does not come to that. `since`: how many requests had
 * been seen before what the page is to rest from; without it, any may be part of that.
 */
export async function waitUntilIdle(page: Page, fetching: Fetching, since?: number): Promise<boolean> {
  const begin = performance.now();
  const deadline = begin + RESTS_WITHIN_MS;
  // Something that begins with a look at what other tabs do is not yet under way.
  const from = since === undefined ? begin : 0;
  const look = (): Promise<boolean> => looksAtRest(page, fetching.isHolding());
  let isResting = await look();
  // A part of the app that came may fetch something more a moment later, which a look at the page gives the time for.
  for (let seen = since ?? -1; !isResting || seen !== fetching.seen() || fetching.underWay() > 0;) {
    if (performance.now() > deadline) return false;
    await fetching.quiet(from, deadline);
    seen = fetching.seen();
    isResting = await look();
  }
  return true;
}
