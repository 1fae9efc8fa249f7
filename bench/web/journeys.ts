import type { Browser, CDPSession, Page } from '@playwright/test';
import { PENDING_CLICK_ATTRIBUTE } from '../../web/boot/pre-hydration-click.ts';
import { median } from '../in-turns.ts';

/** Slow 3G, as Chrome's own tools define it, and a processor that is four times slower than this machine's. */
export const SLOW_PHONE = { latencyMs: 2000, bytesPerSecond: 400_000 / 8, processorFactor: 4 } as const;

/** How long a person waits on a slow phone, in milliseconds. */
export interface Journey {
  readonly largestPaint: number;
  /** From opening the page until a press has its effect. */
  readonly works: number;
}

/** The longest waits of a guest up to the first instructions, in milliseconds. */
export interface GuestJourney extends Journey {
  /** From "Continue as a guest" to the next screen, after reading the landing for a few seconds. */
  readonly toNextScreen: number;
  /** From "Testing" to the first step. */
  readonly toFirstStep: number;
  /** The slowest change from one step to the next. */
  readonly slowestStep: number;
  /** The longest time from pressing a control down until its look or anything else on the screen has changed. */
  readonly slowestResponse: number;
}

/** How many steps are left by pressing Next; the next one asks for an answer. */
const STEPS_WITHOUT_QUESTION = 2;
export const PAUSE_TO_READ_MS = 4000;

async function slowDown(session: CDPSession): Promise<void> {
  const { latencyMs, bytesPerSecond, processorFactor } = SLOW_PHONE;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorFactor });
}

/** Runs in the page before its scripts: notes the largest paint, and when the screen first changes after a control is pressed down. */
function watchPaints(): void {
  const seen = { largestPaint: 0, answers: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const painted = (): Promise<number> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const lookOf = (control: Element): string => {
    const { filter, backgroundColor, color } = getComputedStyle(control);
    return `${filter} ${backgroundColor} ${color}`;
  };
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const control = (target as Element).closest('a, button, label');
      if (control === null) return;
      const pressedAt = painted();
      const pressed = lookOf(control);
      addEventListener(
        'click',
        () => {
          // Released, a control with a look of its own while it is pressed has lost that again.
          const at = lookOf(control) === pressed ? changed().then(painted) : pressedAt;
          void at.then((time) => seen.answers.push(time - timeStamp));
        },
        { capture: true, once: true },
      );
    },
    { capture: true },
  );
}

const paintsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { largestPaint: number; answers: number[] } }).seen);

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  await slowDown(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** How long a finger stays on a control. */
const TAP_MS = 80;

/** Presses a control as a finger does and returns how long it takes from letting go until the awaited content shows. */
async function timed(page: Page, press: string, awaited: string): Promise<number> {
  await page.locator(`[data-press="${press}"]`).hover();
  await page.mouse.down();
  await page.waitForTimeout(TAP_MS);
  const began = performance.now();
  await page.mouse.up();
  await page.locator(awaited).first().waitFor({ timeout: 60_000 });
  return performance.now() - began;
}

/** Visits the page of bare react-dom, whose only work is to render. */
export async function visitBarePage(browser: Browser, url: string): Promise<Journey> {
  const page = await openSlowly(browser, url);
  await page.locator('h1').waitFor({ timeout: 60_000 });
  const works = await page.evaluate(() => performance.now());
  const { largestPaint } = await paintsOf(page);
  await page.context().close();
  return { largestPaint, works };
}

/** Goes from the landing to the first steps as a guest, who reads the landing for `readsForMs` once it works, and then each screen. */
export async function goAsGuest(browser: Browser, url: string, readsForMs: number): Promise<GuestJourney> {
  const page = await openSlowly(browser, url);
  await page
    .locator(`html:not([${PENDING_CLICK_ATTRIBUTE}]) [data-press="continue-as-guest"]`)
    .waitFor({ timeout: 60_000 });
  const works = await page.evaluate(() => performance.now());
  const { largestPaint } = await paintsOf(page);
  await page.waitForTimeout(readsForMs);
  const toNextScreen = await timed(page, 'continue-as-guest', '[data-press="continue"]');
  await page.waitForTimeout(PAUSE_TO_READ_MS);
  await timed(page, 'continue', '[data-press="start-testing"]');
  await page.waitForTimeout(PAUSE_TO_READ_MS);
  const toFirstStep = await timed(page, 'start-testing', '[data-step="intro-welcome"] h1');
  const steps = [];
  for (let left = STEPS_WITHOUT_QUESTION; left > 0; left -= 1) {
    await page.waitForTimeout(PAUSE_TO_READ_MS);
    const step = (await page.getAttribute('[data-step]', 'data-step')) ?? '';
    steps.push(await timed(page, 'next', `[data-step]:not([data-step="${step}"]) h1`));
  }
  const { answers } = await paintsOf(page);
  await page.context().close();
  return {
    ...{ largestPaint, works, toNextScreen, toFirstStep },
    slowestStep: Math.max(...steps),
    slowestResponse: Math.max(...answers),
  };
}

/** The median of every figure over several journeys. */
export function medianJourney<Found extends Journey>(journeys: readonly Found[]): Found {
  const figures = Object.keys(journeys[0] ?? {}) as (keyof Found)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(journeys.map((journey) => Number(journey[figure])))]),
  ) as unknown as Found;
}
