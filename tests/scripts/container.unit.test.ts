import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What a module of the repository imports from another folder of it, as the path from the root. */
const IMPORT = /(?:from|import\() ?'(?:\.\.\/)+(?<path>[a-z-]+\/[^']+)'/g;

describe('The image of the container', () => {
  const containerfile = read('deploy/container/Containerfile');
  const ignored = read('.containerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (path: string): boolean => ignored.some((entry) => `${path}/`.startsWith(`${entry}/`));

  test('contains every module that its modules import', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !isIgnored(entry.name),
    );
    const imported = folders
      .flatMap(({ name }) => globSync(`${name}/**/*.{ts,tsx,mjs}`, { cwd: ROOT }))
      .flatMap((file) => [...read(file).matchAll(IMPORT)])
      .flatMap(({ groups }) => groups?.path ?? [])
      .filter((path) => existsSync(join(ROOT, path)));
    expect(imported.length).toBeGreaterThan(1000);
    expect(imported.filter(isIgnored)).toEqual([]);
  });

  test('starts programs that exist, and copies files that exist', () => {
    const programs = [...containerfile.matchAll(/^ *CMD \["(?<node>[^"]+)", "(?<program>[^"]+)"/gm)];
    expect(programs).toHaveLength(2);
    for (const { groups } of programs) {
      expect(existsSync(join(ROOT, groups?.node ?? ''))).toBe(true);
      if (groups?.program === '--eval') continue;
      const program = groups?.program ?? '';
      expect({ isThere: existsSync(join(ROOT, program)), isIgnored: isIgnored(program) }).toEqual({
        isThere: true,
        isIgnored: false,
      });
    }
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(?<files>.+) \.\/?$/gm)].flatMap(
      ({ groups }) => groups?.files?.split(' ') ?? [],
    );
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((file) => !existsSync(join(ROOT, file)) || isIgnored(file))).toEqual([]);
  });
});
