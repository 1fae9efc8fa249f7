import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTexts, englishTexts } from './check-texts.ts';

const PROBLEMS_EXIT_CODE = 1;
/** Whose sources ask for the texts of the app: its screens, and the core for those of the steps. */
const ASKING = ['web', 'core/step-texts'].map((folder) => join(import.meta.dirname, '../..', folder));

function sourcesOf(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The sources that ask for the texts. */
export function askingSources(): readonly string[] {
  return ASKING.flatMap(sourcesOf);
}

/** Prints the problems of the texts, one per line or as JSON. */
export function printTextCheck({ json }: { readonly json?: true }): void {
  const problems = checkTexts(askingSources());
  if (problems.length > 0) process.exitCode = PROBLEMS_EXIT_CODE;
  if (json) {
    process.stdout.write(`${JSON.stringify(problems)}\n`);
    return;
  }
  const lines = problems.map(({ path, message }) => `${path}: ${message}\n`).join('');
  process.stdout.write(`${lines}${englishTexts().length} texts in each language, ${problems.length} problems\n`);
}
