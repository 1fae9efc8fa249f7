import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Whether a source declares a test of this title, as it writes it; one that ends in … is the beginning of a title. A group of tests, or a
 * test that is skipped, does not count.
 */
export function declaresTest(source: string, title: string): boolean {
  const literal = title
    .replace(/…$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", "\\\\?'");
  const end = title.endsWith('…') ? '' : String.raw`\1\s*,`;
  const declares = new RegExp(`(?:(?<![\\w.])(?:it|test|cameraTest|browserTest)|\\))\\(\\s*(['"\`])${literal}${end}`);
  return declares.test(source);
}

/** Whether a file below `tests` declares a test of this title. */
export function hasTest(file: string, title: string): boolean {
  const path = resolve(import.meta.dirname, '..', file);
  return /\.(?:test|suite)\.tsx?$/.test(file) && existsSync(path) && declaresTest(readFileSync(path, 'utf8'), title);
}
