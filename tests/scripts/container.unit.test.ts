import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What a module of the repository imports or reads from another folder of it, as the path from the root. */
const USED = /(?:from|import\(|new URL\() ?'(?:\.\.\/)+(?<path>[a-z-]+\/[^']+)'/g;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

describe('The image of the container', () => {
  const containerfile = read('deploy/container/Containerfile');
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(?<files>.+) (?<to>\S+)$/gm)].flatMap(({ groups }) =>
    (groups?.files?.split(' ') ?? []).map((file) => ({ file, to: groups?.to })),
  );
  const names = [...new Set(copied.map(({ file }) => file))];
  /** All files of the context, by their paths from the root. */
  const context = names.flatMap((name) => (statSync(join(ROOT, name)).isFile() ? [name] : filesIn(name)));

  test('gets the files and folders that are copied by name, and docker, podman and buildah get no other', () => {
    const [all, ...named] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(all).toBe('*');
    expect(named.toSorted()).toEqual(names.map((name) => `!${name}`).toSorted());
    expect(named.filter((line) => !/^![\w.-]+$/.test(line))).toEqual([]);
    // One of these tools would read it instead.
    const others = ['.containerignore', ...globSync('deploy/container/*ignore', { cwd: ROOT })];
    expect(others.filter((file) => existsSync(join(ROOT, file)))).toEqual([]);
    for (const { file, to } of copied) expect([`./${file}/`, './']).toContain(to);
  });

  test('has no data, key, test, setting or file of git', () => {
    expect(context.length).toBeGreaterThan(1000);
    const foreign =
      /(^|\/)(\.(?!npmrc$)|tests?\/|data(-keys)?\/|node_modules\/|fixtures\/|keys\.json)|\.(sqlite|test\.|log|pem|key)/;
    expect(context.filter((file) => foreign.test(file))).toEqual([]);
  });

  test('contains every module that its server and its web app import, and every file that they read', () => {
    const used = context
      .filter((file) => /^(adapters|core|replay|server|web)\/.*\.(ts|tsx|mjs)$/.test(file))
      .flatMap((file) => [...read(file).matchAll(USED)])
      .flatMap(({ groups }) => groups?.path ?? [])
      .filter((path) => existsSync(join(ROOT, path)));
    expect(used.length).toBeGreaterThan(1000);
    const missing = used.filter((path) => !names.includes(path.split('/')[0] ?? ''));
    expect(missing).toEqual([]);
  });

  test('starts programs that exist', () => {
    const programs = [...containerfile.matchAll(/^ *CMD \["(?<node>[^"]+)", "(?<program>[^"]+)"/gm)];
    expect(programs).toHaveLength(2);
    for (const { groups } of programs) {
      expect(existsSync(join(ROOT, groups?.node ?? ''))).toBe(true);
      if (groups?.program !== '--eval') expect(context).toContain(groups?.program);
    }
  });
});
