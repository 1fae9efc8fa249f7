import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import type { Language } from '../../core/domain/languages.ts';
import { waitUntilIdle, watchFetching, type Fetching } from '../support/wait-until-idle.ts';
import { takePooledContext, type LoanOptions } from '../support/pooled-context.ts';
import { pressApart } from '../support/press-apart.ts';

/** Somebody at a browser of their own, and what its console complained about. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, and exceptions that nobody caught. */
  readonly consoleProblems: readonly string[];
  leave(): Promise<void>;
}

export interface VisitorOptions extends LoanOptions {
  /** The language that an earlier visit left; without it there was none. */
  readonly language?: Language;
}

/** What the visits under way fetch. */
const fetchings = new WeakMap<BrowserContext, Fetching>();

function fetchingOf(page: Page): Fetching {
  const fetching = fetchings.get(page.context());
  if (fetching === undefined) throw new Error('The page is none of a visit.');
  return fetching;
}

/** Opens a page in a context that is lent for this visit. */
export async function makeVisitor(
  browser: Browser,
  { language, kept = {}, ...options }: VisitorOptions,
): Promise<Visitor> {
  const { context, giveBack } = await takePooledContext(browser, {
    viewport: { width: 360, height: 740 },
    // Moving pictures would keep the machine busy all the while.
    reducedMotion: 'reduce',
    ...options,
    kept: language === undefined ? kept : { ...kept, language },
  });
  fetchings.set(context, watchFetching(context));
  const page = await context.newPage();
  const consoleProblems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleProblems.push(message.text());
  });
  page.on('pageerror', (error) => consoleProblems.push(error.message));
  return { page, context, consoleProblems, leave: giveBack };
}

/**
 * Lets an action, and all that it sets off, come to its end, as a person looks at what came of a press before the next. Where a test holds
 * up what a page asks for, it does not come to rest; whoever looks at that uses `pressOnly`.
 */
export async function andRest<Value>(page: Page, act: () => Promise<Value>): Promise<Value> {
  const fetching = fetchingOf(page);
  const since = fetching.seen();
  const value = await act();
  if (!(await waitUntilIdle(page, fetching, since))) {
    throw new Error('The page does not come to rest. Is what it asks for held up?');
  }
  return value;
}

/** Lets a page come to rest from what a test did to it in another way. */
export function settle(page: Page): Promise<void> {
  return andRest(page, () => Promise.resolve());
}

/** Opens an address, as somebody does who types it. */
export function goTo(page: Page, path: string): Promise<Response | null> {
  return andRest(page, () => page.goto(path));
}

/** Opens the page anew. */
export function reload(page: Page): Promise<Response | null> {
  return andRest(page, () => page.reload());
}

/** Presses a control by its id. */
export function press(page: Page, id: string): Promise<void> {
  return andRest(page, () => pressOnly(page, id));
}

/** Presses a control by its id, and does not wait for what comes of it. */
export function pressOnly(page: Page, id: string): Promise<void> {
  return pressApart(page.locator(`[data-press="${id}"]`));
}

/** The script that a page runs to have axe: to compile it takes as long as to look through a screen. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands, by rule and place. */
export async function axeViolations(page: Page): Promise<string[]> {
  // In a frame axe sees only what an axe of the frame's own tells it.
  if (page.frames().length > 1) throw new Error('The page has frames, and axe is put into the page alone.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}

/** How many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The controls that are smaller than 48 px in a direction, by their words. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]:not(.skip-link), select, input')]
      .filter((control) => control.checkVisibility())
      // A link within a sentence is as high as its line.
      .filter(
        (control) =>
          getComputedStyle(control).display !== 'inline' ||
          control.closest('p, li')?.textContent === control.textContent,
      )
      .filter((control) => {
        // The whole line of a mark takes the press.
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        return width < 48 || height < 48;
      })
      .map((control) => control.textContent),
  );
}
