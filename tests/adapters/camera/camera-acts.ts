import type { Browser, Page } from '@playwright/test';
import type { FoundSymbol } from '../../../core/domain/found-symbol.ts';
import type { CameraFailure } from '../../../core/ports/camera.ts';
import { slowProcessor } from '../../support/slow-page.ts';

export const BOX = 'https://clearline.example/kit';
export const SHORT_CASSETTE = '10COV2601111260115212345678';
export const LONG_CASSETTE = '0100860000000017112601151728011510COV260001721A1B2C3D4';
export const SEPARATED_CASSETTE = '0100860000000017112601151728011510COV2600017\x1d21A1B2C3D4';

/** The camera's page, ready to start it. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  slowProcessor(page.context());
  await page.goto(url);
  await page.waitForFunction(() => 'startCamera' in window);
  return page;
}

export const start = (page: Page): Promise<void> => page.evaluate(() => window.startCamera());
export const stop = (page: Page): Promise<void> => page.evaluate(() => window.stopCamera());
export const trackStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.tracks.map((track) => track.readyState));
export const videoCount = (page: Page): Promise<number> => page.locator('video').count();

/** The next scan whose text differs from the previous one. */
export async function nextScan(
  page: Page,
  previousText: string | null = null,
): Promise<Pick<FoundSymbol, 'text' | 'symbology'>> {
  await page.waitForFunction((previous) => {
    const last = window.cameraLog.frames.at(-1)?.[0];
    return last !== undefined && last.text !== previous;
  }, previousText);
  return page.evaluate(() => {
    const [{ text, symbology }] = window.cameraLog.frames.at(-1) as [FoundSymbol];
    return { text, symbology };
  });
}

export async function failuresOf(page: Page): Promise<CameraFailure[]> {
  await start(page);
  await page.waitForFunction(() => window.cameraLog.failures.length > 0);
  return page.evaluate(() => window.cameraLog.failures);
}

/** Hides the page, or shows it again, as far as it can tell. */
export function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
