import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { slowNetwork, slowProcessor } from './slow-page.ts';

/** A browser context for one visit. */
export interface LentContext {
  readonly context: BrowserContext;
  /** Ends the visit. Nothing that it kept is there for the next. */
  readonly giveBack: () => Promise<void>;
}

export interface LoanOptions extends Omit<BrowserContextOptions, 'storageState'> {
  readonly baseURL: string;
  /** What the app kept of an earlier visit, by its keys. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /**
   * Nobody was here before: the browser has nothing of the app. For visits that lose the network, which must find out what the
   * page itself holds, for those that count what is fetched, and for those that grant permissions.
   */
  readonly isNew?: boolean;
  /** The visit begins with `context.clock` being set. Whose visit sets a clock without saying so takes the context along. */
  readonly hasClock?: boolean;
}

/** A context between two visits. */
interface Used {
  readonly context: BrowserContext;
  /** Stays open, so that the browser keeps the process of these pages and what that has compiled: half of what a visit costs. */
  readonly idlePage: Page;
  readonly session: CDPSession;
  visits: number;
}

/** A page of the server that is none of the app. */
export const RUNS_NOTHING = '/health';
/** What a context's clock was told is told to each of its pages again, so there must be an end to it. */
const MOST_VISITS = 10;
const PERSONAL = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
const EVENTS = ['console', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'] as const;

const waiting = new WeakMap<Browser, Map<string, Used[]>>();

function waitingFor(browser: Browser, options: object): Used[] {
  const ofBrowser = waiting.get(browser) ?? new Map<string, Used[]>();
  waiting.set(browser, ofBrowser);
  const key = JSON.stringify(options);
  const alike = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, alike);
  return alike;
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

/** Runs in the page. */
function store(entries: readonly Entry[]): void {
  for (const { name, value } of entries) localStorage.setItem(name, value);
}

async function clean({ context, idlePage, session }: Used, origin: string): Promise<void> {
  for (const event of EVENTS) context.removeAllListeners(event);
  const visited = context.pages().filter((page) => page !== idlePage);
  await Promise.all(visited.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: PERSONAL });
}

/** Lends a context in which somebody may have been before, of whose visit the app's files are left and nothing else; or a new one. */
export async function takePooledContext(
  browser: Browser,
  { isNew = false, hasClock = false, kept = {}, ...options }: LoanOptions,
): Promise<LentContext> {
  const origin = options.baseURL;
  const localStorage = Object.entries(kept).map(([key, value]): Entry => ({
    name: `clearline.${key}`,
    value: JSON.stringify(value),
  }));
  if (isNew) {
    const storageState = { cookies: [], origins: [{ origin, localStorage }] };
    const context = await browser.newContext({ ...options, storageState });
    slowProcessor(context);
    return { context, giveBack: () => context.close() };
  }
  const alike = waitingFor(browser, { ...options, hasClock });
  const used = alike.pop() ?? (await open(browser, options));
  used.visits += 1;
  await used.idlePage.evaluate(store, localStorage);
  slowProcessor(used.context);
  await slowNetwork(used.context);
  return {
    context: used.context,
    giveBack: async () => {
      await clean(used, origin);
      const hadClock = await used.idlePage.evaluate(() => '__pwClock' in globalThis);
      if (used.visits < MOST_VISITS && hadClock === hasClock) alike.push(used);
      else await used.context.close();
    },
  };
}

/** Closes every context of a browser, also those that wait for another visit. */
export async function closeContexts(browser: Browser): Promise<void> {
  waiting.delete(browser);
  await Promise.all(browser.contexts().map((context) => context.close()));
}
