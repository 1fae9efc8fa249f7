import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OLDEST_BROWSERS } from '../../web/boot/oldest-browsers.ts';
import { ROOT } from './cruise.ts';
import {
  blockOf,
  commandsOf,
  findProblem,
  hasPlaceholder,
  helpOf,
  optionsBeside,
  runCommand,
  runInShell,
} from './doc-commands.ts';
import { brokenLinks } from './doc-links.ts';

/** How many programs run side by side. */
const AT_ONCE = 4;
/** Every command is a process of its own; a busy machine starts few of them in a second. */
const ALL_COMMANDS_MS = 300_000;

/** The texts of the app are Markdown too. */
const pages = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('adapters/'));

const SLOW = 'the whole suite or a long run';
const ENDLESS = 'runs until it is stopped; tests/scripts starts it';
const WRITES = 'changes files of the repository';
const NEEDS_SERVER = 'needs a running server; tests/cli plays on one';
const NEEDS_DATABASE = 'needs a server’s database; tests/server/operators and people have one';
const PART = 'part of `npm test`';
const TESTED = 'a test of the same command is in the suite';
const CLUSTER = 'installs Debian packages and starts a cluster; tests/drills compares the help with the page';
const NEW_FILE = 'names a file that the tutorial’s reader writes; played below';

/** The commands that this suite does not run, each with the reason. Their names and options are checked all the same. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm run vitest -- --project fast tests/web/transcripts -u': 'It rewrites the transcripts that other tests compare.',
  'npm ci': 'installs packages',
  'npm ci --ignore-scripts': 'installs packages',
  'npm rebuild node': 'installs Node',
  'npm start': ENDLESS,
  'NODE_ENV=production npm start': ENDLESS,
  'npm run dev': ENDLESS,
  'npm run dev -- --offline': ENDLESS,
  'npm run test:watch -- tests/adapters/translations': ENDLESS,
  'npm run test:watch -- tests/core': ENDLESS,
  'npm run test:watch -- tests/core/flow': ENDLESS,
  'npm test': SLOW,
  'npm run test:all': SLOW,
  'npm run check': SLOW,
  'npm run check:types': SLOW,
  'npm run check:lint': PART,
  'npm run vitest -- tests/fixtures/arbitraries': PART,
  'npm run build': SLOW,
  'npm run fuzz': SLOW,
  'npm run report-kills': SLOW,
  'npm run mutants': SLOW,
  'npm run drills -- kill-node': CLUSTER,
  'npm run drills -- rolling-restart': CLUSTER,
  'npm run drills -- switchover --times 20': CLUSTER,
  'npm run screens': SLOW,
  'npm run vitest -- tests/core': SLOW,
  'npm run playwright -- tests/web/help': SLOW,
  'npm run cli -- play fixtures/scenarios': TESTED,
  'npm run playwright -- tests/scenarios/browser.e2e.test.ts --grep first-change': SLOW,
  'npm run bench -- decode': SLOW,
  'npm run bench -- flows': SLOW,
  'npm run bench -- server': SLOW,
  'npm run bench -- waiting': SLOW,
  'npm run bench -- web': SLOW,
  'npm run format': WRITES,
  'npm run regenerate': WRITES,
  'npm run cli -- seed': NEEDS_SERVER,
  'npm run cli -- play --server http://localhost:4600 fixtures/scenarios/testing': NEEDS_SERVER,
  'npm run cli -- play --watch fixtures/scenarios/resume': ENDLESS,
  'npm run --silent cli -- replay -': 'waits for a pasted email; tests/cli pastes one',
  'npm run cli -- walk': 'asks in a terminal; tests/cli answers it',
  'npm run cli -- play fixtures/scenarios/testing/first-change.yaml': NEW_FILE,
  'npm run cli -- play failed-path.yaml': NEW_FILE,
  'npm run cli -- walk --from failed-path.yaml': NEW_FILE,
  'npm run cli -- doctor': TESTED,
  'npm run --silent cli -- doctor': TESTED,
  'npm run reports -- list': NEEDS_DATABASE,
  'npm run --silent reports -- list': NEEDS_DATABASE,
  'npm run --silent reports -- list --state queued': NEEDS_DATABASE,
  'npm run keys -- show': 'needs a key file; tests/server/keys-process runs it',
  'npm run --silent keys -- show': 'needs a key file; tests/server/keys-process runs it',
  'npm run --silent keys -- rotate': NEEDS_DATABASE,
  'npm run keys -- replace --yes': NEEDS_DATABASE,
  'npm run keys -- end-logins --yes': NEEDS_DATABASE,
  'npm run people -- find': NEEDS_DATABASE,
  'npm run --silent people -- find --email ana@mail.example': NEEDS_DATABASE,
  'npm run --silent people -- export --email ana@mail.example --out ./ana': NEEDS_DATABASE,
  'npm run --silent people -- erase --email ana@mail.example --yes': NEEDS_DATABASE,
  'npm run --silent people -- breach --to 2026-11-20 --out ./breach': NEEDS_DATABASE,
  'git restore adapters': WRITES,
};

/** Commands that are no npm scripts of this package; the backup is run below, line by line. The audit asks the operator's registry. */
const OTHERS =
  /^(?:npm audit .*|npm run generate|git restore \S+|umask 077|node --input-type=commonjs .*|node server\/main\.ts)$/;

const { scripts: packageScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const all = pages.flatMap(commandsOf);
const scripts = all.filter(({ text }) => !OTHERS.test(text));
/** The scripts that are programs of this repository, and not tools with a help of their own. */
const programs = Object.entries(packageScripts).flatMap(([name, command]) =>
  /^(?:exec )?node (?!node_modules)\S+$/.test(command) ? [name] : [],
);
const runnable = [...new Map(scripts.map((one) => [one.text, one])).values()].filter(
  (one) => !hasPlaceholder(one) && !Object.hasOwn(NOT_RUN, one.text),
);

describe('the pages', () => {
  it.each(pages)('%s has no broken link', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it('are all listed in docs/README.md', () => {
    const index = readFileSync(join(ROOT, 'docs/README.md'), 'utf8');
    const listed = pages.filter((page) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md');
    expect(listed.length).toBeGreaterThan(8);
    expect(listed.filter((page) => !index.includes(`](${page.replace('docs/', '')})`))).toEqual([]);
  });

  it('has examples of properties that run in the suite', () => {
    const test = readFileSync(join(ROOT, 'tests/fixtures/arbitraries/write-a-property.property.test.ts'), 'utf8');
    const examples = [0, 1, 2, 3].map((at) => blockOf('docs/write-a-property.md', 'ts', at));
    expect(examples.filter((example) => example === '' || !test.includes(example))).toEqual([]);
    expect(blockOf('docs/write-a-property.md', 'ts', examples.length)).toBe('');
  });

  it('names everything that fixtures/arbitraries generates', () => {
    const page = readFileSync(join(ROOT, 'docs/write-a-property.md'), 'utf8');
    const folder = join(ROOT, 'fixtures/arbitraries');
    const exported = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(exported.length).toBeGreaterThan(10);
    expect(exported.filter((name) => !page.includes(`\`${String(name)}\``))).toEqual([]);
  });

  it('README names the oldest browsers', () => {
    const names = OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`);
    const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`It needs at least ${list}`);
  });

  it('README has at most 700 words and a picture of at most 60 kB', () => {
    const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(700);
    expect(statSync(join(ROOT, /src="([^"]+)"/.exec(text)?.[1] ?? '')).size).toBeLessThanOrEqual(60_000);
  });
});

describe('the commands of the pages', () => {
  it(
    'name scripts, subcommands, options and files that exist',
    async () => {
      const named = [...scripts, ...optionsBeside('docs/commands.md')];
      expect(named.length).toBeGreaterThan(60);
      const limit = pLimit(AT_ONCE);
      const problems = await Promise.all(named.map((command) => limit(() => findProblem(command))));
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    },
    ALL_COMMANDS_MS,
  );

  it('are exempted from being run only while a page has them', () => {
    const texts = new Set(all.map(({ text }) => text));
    expect(Object.keys(NOT_RUN).filter((text) => !texts.has(text))).toEqual([]);
  });

  it.each(runnable.map((command) => [command.text, command] as const))(
    '%s runs',
    { tags: ['full'] },
    async (_text, command) => {
      const { exitCode, output } = await runCommand(command);
      expect(exitCode === 0 ? '' : output).toBe('');
    },
  );

  it('would be found missing', async () => {
    const page = 'docs/commands.md';
    const wrong = [
      'npm run bild',
      'npm run cli -- plya',
      'npm run cli -- play --wach',
      'npm run vitest -- tests/nowhere',
      'npm run fuzz -- --sed 1',
    ];
    for (const text of wrong) expect(await findProblem({ page, text })).toContain(text);
  });
});

describe('every script that takes options', () => {
  it.each(programs)(
    'npm run %s -- --help prints its usage and does nothing else',
    { tags: ['full'] },
    async (script) => {
      const { exitCode, output } = await helpOf(script);
      expect(exitCode).toBe(0);
      expect(output).toMatch(
        new RegExp(`^Usage: npm (run )?${script} -- \\[options\\][^]*\\n\\n[A-Z][^]*\\n\\nOptions:\\n[^]*-h, --help`),
      );
    },
  );
});

describe('what the pages let the reader do', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearline-docs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the scenario of the tutorial holds, and its text is where it says', async () => {
    const file = join(folder, 'first-change.yaml');
    writeFileSync(file, blockOf('docs/tutorial.md', 'yaml'));
    expect((await runInShell(`node cli/start.mjs play ${file}`)).output).toMatch(/^ok /);
    const [, now = ''] =
      /The first step says "([^"]+)"/.exec(readFileSync(join(ROOT, 'docs/tutorial.md'), 'utf8')) ?? [];
    expect(readFileSync(join(ROOT, 'adapters/translations/en/steps-start.ts'), 'utf8')).toContain(`title: '${now}'`);
  });

  it('the backup is a complete copy', async () => {
    const database = new Sqlite(join(folder, 'clearline.sqlite'));
    database.exec('create table results (id text); insert into results values (1)');
    const backup = blockOf('docs/operations.md', 'sh', 1).replace(
      '/backup/clearline-$(date -u +%Y%m%dT%H%M%SZ)',
      `${folder}/copy`,
    );
    expect(await runInShell(backup, { DATA_DIR: folder })).toEqual({ exitCode: 0, output: '' });
    database.close();
    const copy = new Sqlite(join(folder, 'copy.sqlite'), { readonly: true });
    expect(copy.prepare('select count(*) as count from results').get()).toEqual({ count: 1 });
    copy.close();
  });
});

it('the editor’s launch configurations name programs that exist', () => {
  const { configurations } = JSON.parse(readFileSync(join(ROOT, '.vscode/launch.json'), 'utf8')) as {
    readonly configurations: readonly Readonly<Record<string, string>>[];
  };
  const paths = configurations.flatMap(({ program, runtimeExecutable, webRoot }) => [
    program,
    runtimeExecutable,
    webRoot,
  ]);
  const named = paths.filter((path) => path !== undefined).map((path) => path.replace('${workspaceFolder}', ROOT));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((path) => statSync(path, { throwIfNoEntry: false }) === undefined)).toEqual([]);
});
