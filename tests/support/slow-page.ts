import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';

/** How a developer slows the pages of browser tests down; CONTRIBUTING.md explains the settings. */
const SLOW = {
  /** How many times slower than usual the main thread of a page runs. */
  cpuFactor: Number(env.SLOW_PAGE ?? 1),
  /** Milliseconds between the arrival of a script and its run. */
  chunkMs: Number(env.SLOW_CHUNKS ?? 0),
  /** The scripts that are slowed down, by their file names. */
  chunkNames: new RegExp(`/assets/(?!.*worker)[^/]*(${env.SLOW_CHUNK_NAMES ?? ''})[^/]*\\.js$`),
  /** Milliseconds before each call to the server is sent. */
  answerMs: Number(env.SLOW_ANSWERS ?? 0),
};

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuFactor });
}

/** The wait is in the script itself: on the network it has arrived, and yet its part of the app is not there. */
async function fulfillLate(route: Route): Promise<void> {
  const response = await route.fetch();
  // The scheduler keeps its own time where a test has set the page's clock.
  const wait = `await scheduler.postTask(() => undefined, { delay: ${String(SLOW.chunkMs)} });`;
  await route.fulfill({ response, body: wait + (await response.text()) });
}

/** Holds back what the app asks for itself: calls to the server, and texts. */
async function sendLate(route: Route): Promise<void> {
  if (route.request().resourceType() === 'fetch') await delay(SLOW.answerMs);
  await route.fallback();
}

/** Slows down the pages of a context, those that it opens later too, as the environment asks for. */
export function slowProcessor(context: BrowserContext): void {
  if (SLOW.cpuFactor <= 1) return;
  for (const page of context.pages()) void throttle(page).catch(() => undefined);
  // A page that is closed at once cannot be slowed down.
  context.on('page', (page) => void throttle(page).catch(() => undefined));
}

/** Slows down the scripts and calls of a context, as the environment asks for. A context with routes has no HTTP cache. */
export async function slowNetwork(context: BrowserContext): Promise<void> {
  if (SLOW.chunkMs > 0) await context.route(SLOW.chunkNames, fulfillLate);
  if (SLOW.answerMs > 0) await context.route('**/*', sendLate);
}
