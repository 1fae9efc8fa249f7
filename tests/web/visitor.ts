import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import type { Language } from '../../core/domain/languages.ts';
import { languageSwitch } from '../support/language-switch.ts';
import { waitUntilIdle, watchFetching, type Fetching } from '../support/wait-until-idle.ts';
import { takePooledContext, type LoanOptions } from '../support/pooled-context.ts';
import { pressElsewhere } from '../support/press-elsewhere.ts';
import { control } from './controls.ts';

/** One browser context with its page. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  leave(): Promise<void>;
}

export interface VisitorOptions extends LoanOptions {
  /** The persisted language. Without it there was no earlier visit. */
  readonly language?: Language;
}

/** The pending requests of each open context. */
const fetchings = new WeakMap<BrowserContext, Fetching>();

function fetchingOf(page: Page): Fetching {
  const fetching = fetchings.get(page.context());
  if (fetching === undefined) throw new Error('The page was not opened by makeVisitor.');
  return fetching;
}

/** Opens a page in a pooled context. */
export async function makeVisitor(
  browser: Browser,
  baseURL: string,
  { language, kept = {}, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const { context, giveBack } = await takePooledContext(browser, baseURL, {
    viewport: { width: 360, height: 740 },
    // Animations would keep the machine busy.
    reducedMotion: 'reduce',
    ...options,
    kept: language === undefined ? kept : { ...kept, language },
  });
  fetchings.set(context, await watchFetching(context));
  const page = await context.newPage();
  return { page, context, leave: giveBack };
}

/**
 * Runs an action and waits until the page is idle again, as a user looks at the effect of a press before the next one. A page never
 * becomes idle while a test holds back one of its requests; such a test uses `pressOnly`.
 */
export async function actAndSettle<Value>(page: Page, act: () => Promise<Value>): Promise<Value> {
  const fetching = fetchingOf(page);
  const since = fetching.seen();
  const value = await act();
  if (!(await waitUntilIdle(page, fetching, since))) {
    throw new Error('The page does not become idle. Does the test hold back one of its requests?');
  }
  return value;
}

/** Waits until the page is idle after a change that a test made in another way. */
export function settle(page: Page): Promise<void> {
  return actAndSettle(page, () => Promise.resolve());
}

/** Runs in the page: where its parts stand. */
function placesOfParts(): string {
  return [...document.querySelectorAll('main, main > *, main > form > *')]
    .map((part) => `${part.className} ${String(part.getBoundingClientRect().bottom)}`)
    .join();
}

/** How often the parts of a page must stand at the same place, and how often they are looked at. */
const SAME_LOOKS = 3;
const LOOK_MS = 20;

/** Sets the size of the window, which some parts of a page follow a moment later. */
export async function resizeTo(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  for (let [before, same] = ['', 0]; same < SAME_LOOKS;) {
    const places = await page.evaluate(placesOfParts);
    same = places === before ? same + 1 : 0;
    before = places;
    await pause(LOOK_MS);
  }
}

/** Opens an address, as typed into the address bar. */
export function goTo(page: Page, path: string): Promise<Response | null> {
  return actAndSettle(page, () => page.goto(path));
}

/** Reloads the page. */
export function reload(page: Page): Promise<Response | null> {
  return actAndSettle(page, () => page.reload());
}

/** The id of a control. There is a language switch for each other language, so that its id alone does not compile: see `pressLanguage`. */
export type ControlId<Id extends string> = Id extends 'language' ? never : Id;

/** Presses a control by its id. */
export function press<Id extends string>(page: Page, id: ControlId<Id>): Promise<void> {
  return actAndSettle(page, () => pressOnly(page, id));
}

/** Presses a control by its id without waiting for the effect. */
export function pressOnly<Id extends string>(page: Page, id: ControlId<Id>): Promise<void> {
  return pressElsewhere(control(page, id));
}

/** Presses the button that changes to a language, and waits until the page is in that language. */
export async function pressLanguage(page: Page, language: Language): Promise<void> {
  await actAndSettle(page, () => pressElsewhere(page.locator(languageSwitch(language))));
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** The axe script. Compiling it takes as long as checking a screen. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe violations of the current page, by rule and target. */
export async function axeViolations(page: Page): Promise<string[]> {
  // axe inspects a frame only through a copy of itself in that frame.
  if (page.frames().length > 1) throw new Error('The page has frames, and axe is loaded only into the page itself.');
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

/** The texts of the controls that are smaller than 48 px in one direction. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]:not(.skip-link), select, input')]
      .filter((control) => control.checkVisibility())
      // A link within a sentence is only as high as its line.
      .filter(
        (control) =>
          getComputedStyle(control).display !== 'inline' ||
          control.closest('p, li')?.textContent === control.textContent,
      )
      .filter((control) => {
        // The whole label is the target.
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        return width < 48 || height < 48;
      })
      .map((control) => control.textContent),
  );
}
