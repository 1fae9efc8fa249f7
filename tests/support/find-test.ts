import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Whether a file below `tests` declares a test of this title, as its source writes it. A group of tests, or a test that is skipped, does not count. */
export function hasTest(file: string, title: string): boolean {
  const path = resolve(import.meta.dirname, '..', file);
  if (!/\.(?:test|suite)\.tsx?$/.test(file) || !existsSync(path)) return false;
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'");
  return new RegExp(`(?:(?<![\\w.])(?:it|test|cameraTest|browserTest)|\\))\\(\\s*(['"\`])${literal}\\1\\s*,`).test(
    readFileSync(path, 'utf8'),
  );
}
