import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '../../core/domain/escape-html.ts';
import type { Screenshot } from './capture-journeys.ts';
import { photographSheet } from './contact-sheet.ts';

/** A screenshot that is new, or that differs from the one of the same screen before. */
export interface Change {
  readonly screenshot: Screenshot;
  /** The picture before; null if there was none. */
  readonly before: string | null;
}

/** The screenshots that differ from those in another folder, which has the same layout. */
export function changedScreenshots(screenshots: readonly Screenshot[], folder: string): readonly Change[] {
  return screenshots.flatMap((screenshot): Change[] => {
    const { path } = screenshot;
    const before = join(folder, basename(dirname(path)), basename(path));
    if (!existsSync(before)) return [{ screenshot, before: null }];
    return readFileSync(before).equals(readFileSync(path)) ? [] : [{ screenshot, before }];
  });
}

const MARGIN = 16;
const GAP = 12;
const PAIRS_WIDTH = 1_900;
const STYLES = `
  body { margin: ${String(MARGIN)}px; background: #8a9096; font: 14px/1.3 system-ui, sans-serif; color: #111 }
  main { display: flex; flex-wrap: wrap; gap: 24px ${String(GAP)}px; align-items: start }
  figure { display: grid; grid-template-columns: repeat(2, var(--tile)); gap: 4px; margin: 0 }
  figcaption { grid-column: 1 / 3 }
  img { display: block; width: 100% }
`;

function pair({ screenshot: { name, title, path }, before }: Change): string {
  const picture = (file: string): string => `<img src="${pathToFileURL(file).href}" alt="">`;
  return `<figure><figcaption><b>${escapeHtml(name)}</b> ${escapeHtml(title)}</figcaption>
${before === null ? '<p>There was no picture before.</p>' : picture(before)}${picture(path)}</figure>`;
}

/** Writes an HTML page and one image with the changes of one language and look: before on the left, now on the right. Returns the image's path. */
export async function makeComparisonSheet(browser: Browser, changes: readonly Change[]): Promise<string> {
  const [first] = changes;
  if (first === undefined) throw new RangeError('A sheet needs a picture.');
  const folder = dirname(first.screenshot.path);
  const { width } = first.screenshot.look;
  // As many pairs in a row as are still readable: four of a phone, one of a computer.
  const pairs = Math.max(1, Math.min(4, Math.floor(PAIRS_WIDTH / (width * 1.3))));
  const tile = Math.floor((PAIRS_WIDTH - GAP * (pairs - 1)) / pairs / 2) - 2;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${basename(folder)}</title><style>${STYLES}</style>
<main style="--tile:${String(tile)}px">${changes.map(pair).join('')}</main></html>`;
  return photographSheet(browser, html, join(folder, 'compared.html'), `${folder}-compared.png`);
}
