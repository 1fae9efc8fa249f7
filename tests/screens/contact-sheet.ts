import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '../../core/domain/escape-html.ts';
import { heightAt, PORTRAIT_HEIGHT } from './options.ts';
import type { Screenshot } from './capture-journeys.ts';

const SHEET_WIDTH = 2000;
const COLUMNS = { narrow: 10, wide: 6 } as const;
const NARROW_MAX = 500;

const STYLES = `
  body { margin: 16px; background: #8a9096; font: 12px/1.3 system-ui, sans-serif; color: #111 }
  main { display: grid; gap: 16px 12px; align-items: start }
  figure { margin: 0; break-inside: avoid }
  figcaption { overflow-wrap: anywhere; padding: 2px 0 }
  div { position: relative; overflow: hidden; background: #fff }
  img { display: block; width: 100% }
  hr { position: absolute; inset-inline: 0; margin: 0; border: 0; border-top: 1px dashed #e0218a }
`;

/** Tall pages are cut off after this many window heights. */
const SHOWN_WINDOWS = 2.5;

function figure({ name, title, path, look }: Screenshot): string {
  const height = heightAt(look.width);
  const windowShare = height / look.width;
  // Draws a line where the window ends: what is below it needs scrolling.
  return `<figure><div style="max-height:calc(var(--tile) * ${String(windowShare * SHOWN_WINDOWS)})">
<img src="${encodeURIComponent(basename(path))}" alt=""><hr style="top:calc(var(--tile) * ${String(windowShare)})"></div>
<figcaption><b>${escapeHtml(name)}</b><br>${escapeHtml(title)}</figcaption></figure>`;
}

/** Writes the HTML of a sheet of pictures, and one image of all of it. Returns the image's path. */
export async function photographSheet(browser: Browser, html: string, file: string, image: string): Promise<string> {
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: PORTRAIT_HEIGHT } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: image, fullPage: true });
  await page.close();
  return image;
}

/** Writes an HTML page and one image that show all screenshots of a folder. Returns the image's path. */
export async function makeContactSheet(browser: Browser, screenshots: readonly Screenshot[]): Promise<string> {
  const [first] = screenshots;
  if (first === undefined) throw new RangeError('A sheet needs a picture.');
  const columns = first.look.width <= NARROW_MAX ? COLUMNS.narrow : COLUMNS.wide;
  const tile = (SHEET_WIDTH - 32 - 12 * (columns - 1)) / columns;
  const folder = dirname(first.path);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${basename(folder)}</title><style>${STYLES}</style>
<main style="--tile:${tile.toFixed(2)}px;grid-template-columns:repeat(${String(columns)},var(--tile))">${screenshots.map(figure).join('')}</main></html>`;
  return photographSheet(browser, html, join(folder, 'index.html'), `${folder}.png`);
}
