import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';

/** Settings that slow down pages in browser tests; CONTRIBUTING.md explains them. */
const SLOW = {
  /** Slowdown factor of a page's main thread. */
  cpuFactor: Number(env.SLOW_PAGE ?? 1),
  /** Milliseconds between the arrival of a script and its execution. */
  chunkMs: Number(env.SLOW_CHUNKS ?? 0),
  /** The names of the scripts that are slowed down. */
  chunkNames: new RegExp(`/assets/(?!.*worker)[^/]*(${env.SLOW_CHUNK_NAMES ?? ''})[^/]*\\.js$`),
  /** Milliseconds before each call to the server is sent. */
  answerMs: Number(env.SLOW_ANSWERS ?? 0),
};

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuFactor });
}

/** Delays the script itself: its request has finished, but its code has not run yet. */
async function fulfillLate(route: Route): Promise<void> {
  const response = await route.fetch();
  // Unlike setTimeout, the scheduler is not affected when a test sets the page's clock.
  const wait = `await scheduler.postTask(() => undefined, { delay: ${String(SLOW.chunkMs)} });`;
  await route.fulfill({ response, body: wait + (await response.text()) });
}

/** Delays fetch requests: calls to the server, and texts. */
async function sendLate(route: Route): Promise<void> {
  if (route.request().resourceType() === 'fetch') await delay(SLOW.answerMs);
  await route.fallback();
}

/** Slows down the current and later pages of a context, as set in the environment. */
export function slowProcessor(context: BrowserContext): void {
  if (SLOW.cpuFactor <= 1) return;
  for (const page of context.pages()) void throttle(page).catch(() => undefined);
  // A page that is closed immediately cannot be slowed down.
  context.on('page', (page) => void throttle(page).catch(() => undefined));
}

/** Slows down the scripts and calls of a context, as set in the environment. A context with routes has no HTTP cache. */
export async function slowNetwork(context: BrowserContext): Promise<void> {
  if (SLOW.chunkMs > 0) await context.route(SLOW.chunkNames, fulfillLate);
  if (SLOW.answerMs > 0) await context.route('**/*', sendLate);
}
