import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { watchProblems } from './page-problems.ts';
import { slowNetwork, slowProcessor } from './slow-page.ts';

/** A browser context for one visit. */
export interface PooledContext {
  readonly context: BrowserContext;
  /** Ends the visit and clears its data. */
  readonly giveBack: () => Promise<void>;
}

export interface LoanOptions extends Omit<BrowserContextOptions, 'storageState'> {
  /** What the app persisted in an earlier visit, by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /**
   * A browser without cached files of the app. For visits that go offline, which must find out what the
   * page itself has loaded, for those that count requests, and for those that grant permissions.
   */
  readonly isNew?: boolean;
  /** The visit sets `context.clock` first. A context whose clock was set without this option is not reused. */
  readonly hasClock?: boolean;
}

/** A context between two visits. */
interface Used {
  readonly context: BrowserContext;
  /** Stays open to keep the renderer process with its compiled code, which saves half of the time of a visit. */
  readonly idlePage: Page;
  readonly session: CDPSession;
  visits: number;
}

/** A page of the server that does not load the app. */
export const RUNS_NOTHING = '/health';
/** A context replays all its clock calls in each new page, so it is replaced after this number of visits. */
const MAX_VISITS = 10;
const PERSONAL = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
const EVENTS = ['console', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'] as const;

const pools = new WeakMap<Browser, Map<string, Used[]>>();

function poolFor(browser: Browser, options: object): Used[] {
  const ofBrowser = pools.get(browser) ?? new Map<string, Used[]>();
  pools.set(browser, ofBrowser);
  const key = JSON.stringify(options);
  const pool = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, pool);
  return pool;
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<Used> {
  const context = await browser.newContext(options);
  const idlePage = await context.newPage();
  await idlePage.goto(RUNS_NOTHING);
  return { context, idlePage, session: await context.newCDPSession(idlePage), visits: 0 };
}

interface Entry {
  readonly name: string;
  readonly value: string;
}

/** Runs in the page. A page that was closed may have stored its test after the storage was cleared. */
function store(entries: readonly Entry[]): void {
  localStorage.clear();
  for (const { name, value } of entries) localStorage.setItem(name, value);
}

async function clean({ context, idlePage, session }: Used, origin: string): Promise<void> {
  for (const event of EVENTS) context.removeAllListeners(event);
  watchProblems(context);
  const visited = context.pages().filter((page) => page !== idlePage);
  await Promise.all(visited.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: PERSONAL });
  // The browser clears its own copy. What a page wrote just before it closed may be on the way there still, and the renderer then keeps
  // its copy, which the next page would read.
  await idlePage.evaluate(() => localStorage.clear());
}

/** Takes a used context, in which only cached files of the app remain, or a new one. */
export async function takePooledContext(
  browser: Browser,
  baseURL: string,
  { isNew = false, hasClock = false, kept = {}, ...given }: LoanOptions,
): Promise<PooledContext> {
  const options = { ...given, baseURL };
  const localStorage = Object.entries(kept).map(([key, value]): Entry => ({
    name: `clearline.${key}`,
    value: JSON.stringify(value),
  }));
  if (isNew) {
    const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] };
    const context = await browser.newContext({ ...options, storageState });
    slowProcessor(context);
    return { context, giveBack: () => context.close() };
  }
  const pool = poolFor(browser, { ...options, hasClock });
  const used = pool.pop() ?? (await open(browser, options));
  used.visits += 1;
  await used.idlePage.evaluate(store, localStorage);
  slowProcessor(used.context);
  await slowNetwork(used.context);
  return {
    context: used.context,
    giveBack: async () => {
      await clean(used, baseURL);
      const hadClock = await used.idlePage.evaluate(() => '__pwClock' in globalThis);
      if (used.visits < MAX_VISITS && hadClock === hasClock) pool.push(used);
      else await used.context.close();
    },
  };
}

/** Closes every context of a browser, also the pooled ones. */
export async function closeContexts(browser: Browser): Promise<void> {
  pools.delete(browser);
  await Promise.all(browser.contexts().map((context) => context.close()));
}
