import { writeFile } from 'node:fs/promises';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { RUNS_NOTHING } from './pooled-context.ts';

const DEADLINE_MS = 5_000;

/** A picture of a page, and its address and words as a screen reader would say them, as files beside the trace. */
async function attachPage(testInfo: TestInfo, page: Page, name: string): Promise<void> {
  const words = await page.locator('body').ariaSnapshot({ timeout: DEADLINE_MS });
  const text = { name, path: testInfo.outputPath(`${name}.txt`), contentType: 'text/plain' };
  await writeFile(text.path, `${page.url()}\n\n${words}\n`);
  testInfo.attachments.push(text);
  const picture = { name, path: testInfo.outputPath(`${name}.png`), contentType: 'image/png' };
  await page.screenshot({ path: picture.path, timeout: DEADLINE_MS });
  testInfo.attachments.push(picture);
}

/** Attaches to a failed test every page that is still open. */
export async function attachPages(testInfo: TestInfo, browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const shown = pages.filter((page) => !page.url().endsWith(RUNS_NOTHING));
  for (const [index, page] of shown.entries()) {
    // A page that no longer answers is in the trace only.
    await attachPage(testInfo, page, `page-${index + 1}`).catch(() => undefined);
  }
}
