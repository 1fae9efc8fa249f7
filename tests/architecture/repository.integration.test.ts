import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './cruise.ts';

const LEAST_FILES = 300;
const BINARY = /\.(png|jpg|webp|ico|woff2?|wasm|gz|br)$/;

/** Folders of one machine, as they look in a text: after a quote, a blank, a bracket or an equals sign. */
const MACHINE_PATHS = /(?:^|[\s'"`(=])\/(?:work|tmp|root|home\/\w+)(?:\/|\b)/m;
const REGISTRY_ADDRESS = /https?:\/\/[^\s"']*(?:registry|npmjs|artifactory|nexus|mirror)[^\s"']*/i;
const TEST_SUFFIX = /\.(unit|property|contract|integration|screen|e2e)\.test\.tsx?$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The project's packages, and those that only one command installs. */
const PACKAGES = ['.', 'bench/web/lighthouse', 'zip-data'];

/** This file names what it looks for. */
const others = tracked.filter((path) => !path.endsWith('repository.integration.test.ts') && !BINARY.test(path));

describe('the repository', () => {
  it('lists its own files', () => {
    expect(tracked.length).toBeGreaterThan(LEAST_FILES);
  });

  it('contains no path of a particular machine', () => {
    expect(others.filter((path) => MACHINE_PATHS.test(read(path)))).toEqual([]);
  });

  it('would detect such a path', () => {
    expect("readFile('/home/ana/x')").toMatch(MACHINE_PATHS);
    expect('/root/x').toMatch(MACHINE_PATHS);
    expect('route: /home').not.toMatch(MACHINE_PATHS);
  });

  it.each(PACKAGES)('has a lock file that installs from any registry: %s', (folder) => {
    const lock = read(join(folder, 'package-lock.json'));
    expect(lock).not.toMatch(REGISTRY_ADDRESS);
    expect(lock).not.toContain('"resolved"');
    expect(read('.npmrc')).not.toMatch(REGISTRY_ADDRESS);
  });

  it.each(PACKAGES)('pins every package to one version: %s', (folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(join(folder, 'package.json'))) as Record<
      string,
      Record<string, string>
    >;
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[^@]+@)?\d/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('runs every test: each test file names its level', () => {
    const tests = tracked.filter((path) => /\.test\.\w+$/.test(path));
    expect(tests.filter((path) => !path.startsWith('tests/') || !TEST_SUFFIX.test(path))).toEqual([]);
  });

  it('skips no test, unless for a reason that the test names', () => {
    const skipping = /\b(?:it|test|describe)\.(?:skip(?:\.|\(['"`])|todo|only|fails)/;
    expect(others.filter((path) => path.startsWith('tests/') && skipping.test(read(path)))).toEqual([]);
  });
});

describe('the styles', () => {
  const styles = tracked.filter((path) => path.endsWith('.css') && path !== 'web/styles/tokens.css');
  const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

  it('use only colours from the tokens', () => {
    expect(styles.length).toBeGreaterThan(0);
    const lines = styles.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => COLOUR.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });
});
