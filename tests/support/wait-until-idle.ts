import type { BrowserContext, Page, Request } from '@playwright/test';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { PENDING_CLICK_ATTRIBUTE } from '../../web/boot/pre-hydration-click.ts';
import { LOADING_MARK } from '../../web/loading/loading-mark.ts';
import { watchTraversals } from './pending-traversals.ts';

/** The requests of the pages of a browser: calls, and chunks of the app. */
export interface Fetching {
  /** The number of requests so far. */
  seen(): number;
  /** The number of requests that have not finished. */
  underWay(): number;
  /** Whether a response is held back now. */
  isHolding(): boolean;
  /** Resolves when there was no network activity for a moment after `from`, or at the deadline (both as `performance.now()`). */
  quiet(from: number, deadline: number): Promise<void>;
}

/** Counts requests, whatever stands for them. */
export interface RequestCount<One> extends Fetching {
  begun(request: One): void;
  ended(request: One): void;
  /** Excludes a request whose response is held back on purpose. */
  setAside(request: One): void;
}

const QUIET_MS = 30;
const POLL_MS = 10;

/** Starts without any request. */
export function countRequests<One>(): RequestCount<One> {
  const underWay = new Set<One>();
  const setAside = new Set<One>();
  let lastChange = performance.now();
  let seen = 0;
  return {
    begun: (request) => {
      underWay.add(request);
      lastChange = performance.now();
      seen += 1;
    },
    ended: (request) => {
      if (underWay.delete(request) || setAside.delete(request)) lastChange = performance.now();
    },
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

/** Requests of a worker never finish when it is terminated early; only the decoder uses one. */
export function isOfDecoder(url: string): boolean {
  return /-worker-|\.wasm$/.test(url);
}

/** Starts watching every page that a browser context opens from now on. */
export async function watchFetching(context: BrowserContext): Promise<RequestCount<Request>> {
  await watchTraversals(context);
  const count = countRequests<Request>();
  context.on('request', (request) => {
    count.begun(request);
    if (isOfDecoder(request.url())) count.ended(request);
  });
  context.on('requestfinished', (request) => count.ended(request));
  context.on('requestfailed', (request) => count.ended(request));
  return count;
}

/** The route of a test, the mark on the prerendered landing page until the app runs, and the mark of a page that loads a chunk. */
const IDLE_SIGNS = {
  testRoute: APP_ROUTES.testSteps,
  notReady: PENDING_CLICK_ATTRIBUTE,
  loading: LOADING_MARK,
} as const;

/**
 * Runs in the page: whether it is idle, with all effects of a press done and neither a screen nor the app itself loading.
 * A tab that holds one of our locks is sending pending calls. While a response is held back, what waits for it counts as idle.
 */
async function isIdle({
  testRoute,
  notReady,
  loading,
  isHolding,
}: typeof IDLE_SIGNS & { isHolding: boolean }): Promise<boolean> {
  // Unlike setTimeout, a task is not affected when a test sets the page's clock. Where there are none, tests leave setTimeout alone.
  const untilIdle = (): Promise<void> =>
    'scheduler' in window
      ? scheduler.postTask(() => undefined, { priority: 'background' })
      : new Promise((resolve) => setTimeout(resolve));
  await untilIdle();
  const { held = [] } = await navigator.locks.query();
  // Let React render what arrived meanwhile.
  await untilIdle();
  const isSending = held.some(({ name }) => name?.startsWith('clearline.') === true);
  const isBusy = document.querySelector('[aria-busy="true"]') !== null;
  const page = document.documentElement;
  const isLoading = page.hasAttribute(notReady) || page.hasAttribute(loading);
  const isStepMissing = location.pathname === testRoute && document.querySelector('[data-step]') === null;
  const isTraversing = (window.pendingTraversals ?? 0) > 0;
  const isFetching = (window.pendingFetches ?? 0) > 0;
  return (isHolding || (!isSending && !isBusy)) && !isLoading && !isStepMissing && !isTraversing && !isFetching;
}

declare global {
  interface Window {
    /** How many requests of the page have no answer yet, in engines whose requests Playwright does not report. */
    pendingFetches?: number;
  }
}

/** WebKit has none. */
declare const scheduler: { postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void> };

/** A page in any engine. */
type IdlePage = Pick<Page, 'evaluate'>;

/** Checks the page once. A page that navigates meanwhile is not idle. */
async function isPageIdle(page: IdlePage, isHolding: boolean): Promise<boolean> {
  try {
    return await page.evaluate(isIdle, { ...IDLE_SIGNS, isHolding });
  } catch (error) {
    if (error instanceof Error && error.message.includes('Execution context was destroyed')) return false;
    throw error;
  }
}

/** A page that is still busy after this time has a bug, or is blocked. */
const IDLE_DEADLINE_MS = 30_000;

/**
 * Waits until there are no requests and the screen has settled; false on a timeout. `since`: the number of requests seen before the
 * action to wait for; without it, all requests count.
 */
export async function waitUntilIdle(page: IdlePage, fetching: Fetching, since?: number): Promise<boolean> {
  const begin = performance.now();
  const deadline = begin + IDLE_DEADLINE_MS;
  // An action that first checks other tabs may not have made a request yet.
  const from = since === undefined ? begin : 0;
  const look = (): Promise<boolean> => isPageIdle(page, fetching.isHolding());
  let isPageQuiet = await look();
  // A chunk that arrived may request more a moment later; checking the page gives it time.
  for (let seen = since ?? -1; !isPageQuiet || seen !== fetching.seen() || fetching.underWay() > 0;) {
    if (performance.now() > deadline) return false;
    await fetching.quiet(from, deadline);
    seen = fetching.seen();
    isPageQuiet = await look();
  }
  return true;
}
