import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TESTS = resolve(import.meta.dirname, '..');
/** A call that declares a test: `test(…)`, `it(…)`, or the last call of `it.each(…)(…)`. */
const DECLARES = /(?:^|[^\w.])(?:it|test|cameraTest|browserTest)$|\)$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title as the sources write it, with either kind of quotation mark; one that is the mark itself may be escaped. */
function literalOf(title: string): string {
  const text = escaped(title).replaceAll("'", "\\\\?'");
  return `(?<mark>['"\`])${text}\\k<mark>`;
}

/** Whether a source declares a test of this title. A group of tests, or a test that is skipped, does not count. */
export function declaresTest(source: string, title: string): boolean {
  const call = new RegExp(`(?<callee>[\\w.)]*)\\(\\s*${literalOf(title)}\\s*,`, 'g');
  return [...source.matchAll(call)].some(({ groups }) => DECLARES.test(groups?.callee ?? ''));
}

/** Whether a file below `tests` exists and declares a test of this title. */
export function hasTest(file: string, title: string): boolean {
  const path = join(TESTS, file);
  return /\.(?:test|suite)\.tsx?$/.test(file) && existsSync(path) && declaresTest(readFileSync(path, 'utf8'), title);
}
