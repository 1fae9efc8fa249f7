/** Writes every generated file, formatted. With `--check` it writes nothing, and exits 1 where a file is stale. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** Each generated file with the terminal command that prints its contents. */
const GENERATED: Readonly<Record<string, readonly string[]>> = {
  'docs/clinical-review.md': ['clinical-review'],
  'docs/flow.md': ['flow', 'both', '--markdown'],
  'fixtures/scenarios/scenario.schema.json': ['schema'],
};

async function formatted(file: string, text: string): Promise<string> {
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  return ignored ? text : format(text, { ...(await resolveConfig(file)), filepath: file });
}

async function generate(file: string, command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/main.ts', ...command]);
  return formatted(file, stdout);
}

const { check: isCheck } = new Command('npm run regenerate --')
  .description('Writes every file that is generated from the code, formatted.')
  .option('--check', 'write nothing, and exit with 1 when a file is stale')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ readonly check?: true }>();

for (const [file, command] of Object.entries(GENERATED)) {
  const text = await generate(file, command);
  if (text === readFileSync(file, 'utf8')) continue;
  if (isCheck) {
    console.error(`${file} is stale: run npm run regenerate`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`${file} rewritten`);
  }
}
