import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Language } from '../../core/domain/languages.ts';
import { sidewaysScroll } from '../web/visitor.ts';
import { LANDSCAPE_HEIGHT, PORTRAIT_HEIGHT, type Look, type ScreensOptions } from './options.ts';
import { openSitting, type Capture, type Studio } from './sitting.ts';
import type { Walk } from './walk.ts';

/** A picture that was taken. */
export interface Taken {
  readonly name: string;
  readonly language: Language;
  readonly look: Look;
  readonly path: string;
  /** The title of the browser's tab. */
  readonly title: string;
}

/** What came of the walks. */
export interface Album {
  readonly taken: readonly Taken[];
  /** What a person should not meet, and what could not be pictured. */
  readonly troubles: readonly string[];
}

/** Also looked at, without a picture: the narrowest phone, which is 640 pixels at a zoom of 200 % too. */
const NARROWEST = 320;
/** At which width people walk between pictures. */
const DEFAULT_WIDTH = 360;
const WALK_DEADLINE_MS = 3 * 60_000;

/** The folder of one language and look. */
export function folderOf(root: string, language: Language, { width, isDark }: Look): string {
  return join(root, `${language}-${String(width)}${isDark ? '-dark' : ''}`);
}

function heightAt(width: number): number {
  return width < 1000 ? PORTRAIT_HEIGHT : LANDSCAPE_HEIGHT;
}

async function view(page: Page, { width, isDark }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await page.setViewportSize({ width, height: heightAt(width) });
}

/** Makes the window as tall as its page, so that what sticks to its edge covers nothing. */
async function unroll(page: Page, { width }: Look): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(content, heightAt(width)) });
}

/** What is wrong with a page at any width, told in a word. */
async function wrongWith(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const width of [NARROWEST, ...widths]) {
    await page.setViewportSize({ width, height: heightAt(width) });
    if ((await sidewaysScroll(page)) > 0) wrong.push(`scrolls sideways at ${String(width)} pixels`);
  }
  if ((await page.title()) === '') wrong.push('has no title');
  return wrong;
}

/** Gives up waiting for a walk that has come to a stop, so that the others are walked. */
async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  const ending = new AbortController();
  const late = wait(milliseconds, undefined, { signal: ending.signal }).then(() => {
    throw new Error('It took too long.');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    ending.abort();
    late.catch(() => undefined);
  }
}

/** Walks all walks that have a wanted picture, in one language, each in a studio of its own, and keeps the pictures below `root`. */
export async function takePictures(
  openStudio: () => Promise<Studio>,
  language: Language,
  { looks, only, walks, root }: Pick<ScreensOptions, 'looks' | 'only'> & { walks: readonly Walk[]; root: string },
): Promise<Album> {
  const taken: Taken[] = [];
  const troubles: string[] = [];
  const isWanted = (name: string): boolean => only.length === 0 || only.some((start) => name.startsWith(start));

  const shoot: Capture = async (page, name) => {
    if (!isWanted(name)) return;
    for (const look of looks) {
      await view(page, look);
      const path = join(folderOf(root, language, look), `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      const fullPage = (await page.locator('dialog[open]').count()) === 0;
      if (fullPage) await unroll(page, look);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
      taken.push({ name, language, look, path, title: await page.title() });
    }
    const wrong = await wrongWith(
      page,
      looks.map(({ width }) => width),
    );
    troubles.push(...wrong.map((what) => `${language} ${name} ${what}`));
    await view(page, { width: DEFAULT_WIDTH, isDark: false });
  };

  for (const walk of walks.filter(({ pictures }) => pictures.some(({ name }) => isWanted(name)))) {
    const opened = openStudio().then((studio) => openSitting(studio, walk, language, shoot));
    const sitting = await opened.catch((error: unknown) => String(error));
    if (typeof sitting === 'string') {
      troubles.push(`${language} ${walk.pictures[0]?.name ?? ''} could not begin: ${sitting}`);
      continue;
    }
    await within(walk.go(sitting), WALK_DEADLINE_MS).catch((error: unknown) => {
      troubles.push(`${language} ${sitting.page.url()}: ${String(error)}`);
    });
    await sitting.leave().catch((error: unknown) => troubles.push(`${language}: ${String(error)}`));
  }
  const missing = walks
    .flatMap(({ pictures }) => pictures)
    .filter(({ name }) => isWanted(name) && !taken.some((one) => one.name === name));
  return { taken, troubles: [...troubles, ...missing.map(({ name }) => `${language} ${name} has no picture`)] };
}
