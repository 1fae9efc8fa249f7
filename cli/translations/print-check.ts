import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTexts, englishTexts } from './check-texts.ts';

const PROBLEMS_EXIT_CODE = 1;
const WEB = join(import.meta.dirname, '../../web');

/** The sources of the web app, whose screens ask for the texts. */
export function webSources(): readonly string[] {
  const names = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return names.map((name) => readFileSync(join(WEB, name), 'utf8'));
}

/** Prints the problems of the texts, one per line or as JSON. */
export function printTextCheck({ json }: { readonly json?: true }): void {
  const problems = checkTexts(webSources());
  if (problems.length > 0) process.exitCode = PROBLEMS_EXIT_CODE;
  if (json) {
    process.stdout.write(`${JSON.stringify(problems)}\n`);
    return;
  }
  const lines = problems.map(({ path, message }) => `${path}: ${message}\n`).join('');
  process.stdout.write(`${lines}${englishTexts().length} texts in each language, ${problems.length} problems\n`);
}
