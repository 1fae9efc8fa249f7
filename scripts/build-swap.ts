import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ASSETS = 'assets/';
const DAY_MS = 86_400_000;
/** No page is open for longer without having asked for a newer one. */
const KEPT_DAYS = 30;

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile())
    : [];

/** What a page needs comes before the pages, so that each of them works at any moment. */
const rank = (file: string): number => (file.startsWith(ASSETS) ? 0 : /\.html(\.|$)/.test(file) ? 2 : 1);

/**
 * Puts a new build in the place of the served one, file by file: a server has a page at every moment, the old or the new one. The
 * scripts of earlier builds stay for a month, for pages that are open. `now` is in epoch milliseconds.
 */
export function swapBuild(built: string, served: string, now: number): void {
  const files = filesIn(built).toSorted((one, other) => rank(one) - rank(other));
  for (const file of files) {
    mkdirSync(dirname(join(served, file)), { recursive: true });
    renameSync(join(built, file), join(served, file));
  }
  rmSync(built, { recursive: true, force: true });
  const isOver = (file: string): boolean =>
    !file.startsWith(ASSETS) || now - statSync(join(served, file)).mtimeMs > KEPT_DAYS * DAY_MS;
  for (const file of filesIn(served)) {
    if (!files.includes(file) && isOver(file)) rmSync(join(served, file));
  }
}
