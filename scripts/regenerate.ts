/** Writes every generated file, formatted. With `--check` it writes nothing, and exits 1 where a file is stale. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Command } from 'commander';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { PERSONAL_DATA } from '../adapters/http/personal-data-schema.ts';
import { monitoringPage } from './monitoring-page.ts';
import { webFont } from './web-font.ts';

/** The schema of the file that people download with their data (JSON Schema, draft 7). */
function personalDataSchema(): string {
  const schema = toJsonSchema(PERSONAL_DATA, { typeMode: 'input', errorMode: 'ignore' });
  return JSON.stringify({ title: 'Everything that Clearline holds about a person', ...schema });
}

const SETTINGS = new URL('../docs/settings.md', import.meta.url);

/** What the unit sets itself, and what only tests and development read. */
const NOT_HERE: ReadonlySet<string> = new Set(['NODE_ENV', 'DEV_PAGES', 'DATA_DIR', 'CHROMIUM_PATH']);

const INTRODUCTION = `# The settings of a server, with their defaults: copy to /etc/clearline/clearline.env, readable by root only (mode 0600).
# Generated from docs/settings.md, which says what each means: npm run regenerate
`;

const HEADING = /^## (.*)/;
const ROW = /^\| (`[A-Z].*?) +\| .*? \| (.*?) +\|$/;

/** The lines about a row of the table: each variable, commented out. */
function variables(names: string, fallback: string): readonly string[] {
  const all = [...names.matchAll(/`([A-Z][A-Z_]+)`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !NOT_HERE.has(name));
  const words = fallback.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  return all.flatMap((name) => [`# default: ${words}`, `#${name}=`]);
}

/** deploy/systemd/clearline.env.example. */
function envExample(): string {
  const lines = readFileSync(SETTINGS, 'utf8').split('\n');
  const body = lines.flatMap((line) => {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined && heading !== 'Tests') return [`\n# ${heading}\n`];
    const [, names, fallback] = ROW.exec(line) ?? [];
    return names === undefined || fallback === undefined ? [] : variables(names, fallback);
  });
  return `${[INTRODUCTION, ...body].join('\n')}\n`;
}

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
