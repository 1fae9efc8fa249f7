import { appendFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLock } from './read-lock.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FONT_LICENSE = 'OFL-1.1';

/** Adds the licenses of the fonts to the page of licenses, in which Vite lists only the code. Returns the names of the fonts. */
export function addFontLicenses(page: string): readonly string[] {
  const fonts = readLock().filter(({ license }) => license === FONT_LICENSE);
  for (const { name, version, folder } of fonts) {
    const text = readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8').trim();
    appendFileSync(page, `\n## ${name} - ${version} (${FONT_LICENSE})\n\n${text}\n`);
  }
  return fonts.map(({ name }) => name);
}
