import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { occurrences, type Fault } from './fault.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
/** What the tests do not read, or must not share. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.cache',
  'data',
  'data-keys',
  'test-results',
]);
/** Limits a fault that makes a test run without end. */
const LONGEST_RUN_MS = 5 * 60_000;

/** What a test file did. */
export interface TestedFile {
  readonly file: string;
  /** The titles of the tests that failed. */
  readonly failed: readonly string[];
  readonly passed: number;
}

/** A copy of the sources, in which faults are planted. */
export interface CopiedSources {
  /** Runs test files with vitest. A file that could not be loaded has no tests. */
  test(files: readonly string[]): Promise<readonly TestedFile[]>;
  /** Runs the tests of a fault while it is there. */
  testWith(fault: Fault): Promise<readonly TestedFile[]>;
  remove(): void;
}

interface JsonReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Links the packages, and leaves out the caches beside them. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(REPOSITORY, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(REPOSITORY, 'node_modules', name), join(packages, name));
}

/** Runs vitest to its end, whatever its exit code. */
function runVitest(folder: string, args: readonly string[]): Promise<void> {
  const command = [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, ...args];
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: folder, timeout: LONGEST_RUN_MS, maxBuffer: Infinity }, () => done());
  });
}

function readReport(folder: string, path: string, files: readonly string[]): readonly TestedFile[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as JsonReport;
  return files.map((file) => {
    const tests = testResults.find(({ name }) => name === join(folder, file))?.assertionResults ?? [];
    const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted);
    return { file, failed: withStatus('failed').map(({ fullName }) => fullName), passed: withStatus('passed').length };
  });
}

/** Copies the sources, as they are now, into a temporary folder. */
export function copySources(): CopiedSources {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-mutants-'));
  cpSync(REPOSITORY, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  linkPackages(folder);
  const report = join(folder, 'test-report.json');

  async function test(files: readonly string[]): Promise<readonly TestedFile[]> {
    rmSync(report, { force: true });
    await runVitest(folder, ['--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...files]);
    return readReport(folder, report, files);
  }

  return {
    test,
    testWith: async ({ id, file, find, replace, tests }) => {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      if (occurrences(source, find) !== 1) throw new Error(`${id}: ${file} does not contain the text once: ${find}`);
      writeFileSync(
        path,
        source.replace(find, () => replace),
      );
      try {
        return await test(tests);
      } finally {
        writeFileSync(path, source);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
