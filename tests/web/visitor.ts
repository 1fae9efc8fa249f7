import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../../core/domain/languages.ts';

/** Somebody at a browser of their own, and what its console complained about. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, and exceptions that nobody caught. */
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

export interface VisitorOptions extends BrowserContextOptions {
  readonly baseURL: string;
  /** The language that an earlier visit left; without it there was none. */
  readonly language?: Language;
}

/** Opens a fresh browser context. */
export async function makeVisitor(browser: Browser, { language, ...options }: VisitorOptions): Promise<Visitor> {
  // Moving pictures would keep the machine busy all the while.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    ...options,
  });
  if (language !== undefined) {
    await context.addInitScript((kept) => {
      const key = 'clearline.language';
      // Kept as an earlier visit would have: a switch during this one must not be undone by a reload.
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
    }, language);
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints, leave: () => context.close() };
}

/** Presses a control by its id. */
export function press(page: Page, id: string): Promise<void> {
  return page.click(`[data-press="${id}"]`);
}

/** What axe finds wrong with the page as it stands, by rule and place. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
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
