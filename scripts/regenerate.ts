/** Writes every generated file, formatted. With `--check` it writes nothing, and exits 1 where a file is stale. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { envExample } from './env-example.ts';
import { monitoringPage } from './monitoring-page.ts';
import { personalDataSchema } from './personal-data-schema.ts';
import { webFont } from './web-font.ts';

const run = promisify(execFile);

/** What a command of the terminal prints. */
const printed =
  (...command: readonly string[]) =>
  async (): Promise<string> =>
    (await run(process.execPath, ['cli/main.ts', ...command])).stdout;

/** Each generated file with what makes its contents. */
const GENERATED: Readonly<Record<string, () => string | Promise<string | Buffer>>> = {
  'deploy/systemd/clearline.env.example': envExample,
  'docs/monitoring.md': monitoringPage,
  'fixtures/scenarios/scenario.schema.json': printed('schema'),
  'web/fonts/atkinson-hyperlegible-next.woff2': webFont,
  'web/public/personal-data.schema.json': personalDataSchema,
};

async function formatted(file: string, contents: string | Buffer): Promise<Buffer> {
  if (typeof contents !== 'string') return contents;
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  return Buffer.from(ignored ? contents : await format(contents, { ...(await resolveConfig(file)), filepath: file }));
}

const { check: isCheck } = new Command('npm run regenerate --')
  .description('Writes every file that is generated from the code, formatted.')
  .option('--check', 'write nothing, and exit with 1 when a file is stale')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ readonly check?: true }>();

for (const [file, contents] of Object.entries(GENERATED)) {
  const wanted = await formatted(file, await contents());
  if (existsSync(file) && wanted.equals(readFileSync(file))) continue;
  if (isCheck) {
    console.error(`${file} is stale: run npm run regenerate`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`${file} rewritten`);
  }
}
