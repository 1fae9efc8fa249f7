import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Language } from '../../core/domain/languages.ts';
import { sidewaysScroll } from '../web/visitor.ts';
import { heightAt, type Look, type ScreensOptions } from './options.ts';
import { openScreenshotSession, type Capture, type ScreenshotEnvironment } from './screenshot-session.ts';
import type { Journey } from './journey.ts';

/** A captured screenshot. */
export interface Screenshot {
  readonly name: string;
  readonly language: Language;
  readonly look: Look;
  readonly path: string;
  /** The title of the browser's tab. */
  readonly title: string;
}

/** The result of running journeys. */
export interface CaptureResult {
  readonly screenshots: readonly Screenshot[];
  /** Defects found on the pages, and screens that could not be captured. */
  readonly problems: readonly string[];
}

/** Checked without a picture: the narrowest phone, and a 640-pixel window at 200 % zoom. */
const NARROWEST = 320;
/** The width of the window between pictures. */
const DEFAULT_WIDTH = 360;
const JOURNEY_DEADLINE_MS = 3 * 60_000;

/** The folder of one language and look. */
export function folderOf(root: string, language: Language, { width, isDark, firstScreenful }: Look): string {
  const size = firstScreenful === undefined ? String(width) : `${String(width)}x${String(firstScreenful)}`;
  return join(root, `${language}-${size}${isDark ? '-dark' : ''}`);
}

async function applyLook(page: Page, { width, isDark, firstScreenful }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await page.setViewportSize({ width, height: firstScreenful ?? heightAt(width) });
}

/**
 * Makes the window as tall as its page without the footer, so that what sticks to its edge covers nothing. A taller
 * window would only add empty space above the main button of a phone; a taller layout may need a second try.
 */
async function fitWindowToPage(page: Page, { width }: Look): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    const height = await page.evaluate(() => {
      const footer = document.querySelector('.footer')?.getBoundingClientRect().height ?? 0;
      return Math.ceil(document.documentElement.scrollHeight - footer);
    });
    await page.setViewportSize({ width, height: Math.max(height, heightAt(width)) });
  }
}

/** Describes what is wrong with a page at any of the widths. */
async function findPageProblems(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [NARROWEST, ...widths]) {
    await page.setViewportSize({ width, height: heightAt(width) });
    if ((await sidewaysScroll(page)) > 0) found.push(`scrolls sideways at ${String(width)} pixels`);
  }
  if ((await page.title()) === '') found.push('has no title');
  return found;
}

/** Rejects when a journey hangs, so that the others still run. */
async function withDeadline(work: Promise<void>, milliseconds: number): Promise<void> {
  const deadline = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: deadline.signal }).then(() => {
    throw new Error('The journey took too long.');
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    deadline.abort();
    timeout.catch(() => undefined);
  }
}

/** Runs every journey that has a wanted picture, in one language and each in its own environment, and writes the pictures below `root`. */
export async function captureJourneys(
  openEnvironment: () => Promise<ScreenshotEnvironment>,
  language: Language,
  {
    looks,
    only,
    isReadme,
    journeys,
    root,
  }: Pick<ScreensOptions, 'looks' | 'only' | 'isReadme'> & { journeys: readonly Journey[]; root: string },
): Promise<CaptureResult> {
  const screenshots: Screenshot[] = [];
  const problems: string[] = [];
  const isWanted = (name: string): boolean =>
    only.length === 0 || only.some((start) => (isReadme ? name === start : name.startsWith(start)));

  const capture: Capture = async (page, name) => {
    if (!isWanted(name)) return;
    for (const look of looks) {
      await applyLook(page, look);
      const path = join(folderOf(root, language, look), `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      // The README shows what a phone shows without scrolling.
      const fullPage =
        !isReadme && look.firstScreenful === undefined && (await page.locator('dialog[open]').count()) === 0;
      if (fullPage) await fitWindowToPage(page, look);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
      screenshots.push({ name, language, look, path, title: await page.title() });
    }
    const found = await findPageProblems(
      page,
      looks.map(({ width }) => width),
    );
    problems.push(...found.map((what) => `${language} ${name} ${what}`));
    await applyLook(page, { width: DEFAULT_WIDTH, isDark: false });
  };

  for (const journey of journeys.filter(({ pictures }) => pictures.some(isWanted))) {
    const opening = openEnvironment().then((environment) =>
      openScreenshotSession(environment, journey, language, capture),
    );
    const user = await opening.catch((error: unknown) => String(error));
    if (typeof user === 'string') {
      problems.push(`${language} ${journey.pictures[0] ?? ''} could not start: ${user}`);
      continue;
    }
    await withDeadline(journey.run(user), JOURNEY_DEADLINE_MS).catch((error: unknown) => {
      problems.push(`${language} ${user.page.url()}: ${String(error)}`);
    });
    await user.leave().catch((error: unknown) => problems.push(`${language}: ${String(error)}`));
  }
  const missing = journeys
    .flatMap(({ pictures }) => pictures)
    .filter((name) => isWanted(name) && !screenshots.some((one) => one.name === name));
  return { screenshots, problems: [...problems, ...missing.map((name) => `${language} ${name} has no picture`)] };
}
