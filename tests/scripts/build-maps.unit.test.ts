import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveSourceMaps } from '../../scripts/build-maps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-maps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves no source map among the files that are served, and none of an earlier build beside them', () => {
  const [web, maps] = [join(folder, 'web'), join(folder, 'web-maps')];
  for (const assets of [web, maps]) mkdirSync(join(assets, 'assets'), { recursive: true });
  for (const name of ['index.html', 'assets/a.js', 'assets/a.js.map']) writeFileSync(join(web, name), '{}');
  writeFileSync(join(maps, 'assets/old.js.map'), '{}');
  expect(moveSourceMaps(web, maps)).toBe(1);
  expect(readdirSync(web, { recursive: true }).sort()).toEqual(['assets', 'assets/a.js', 'index.html']);
  expect(readdirSync(maps, { recursive: true }).sort()).toEqual(['assets', 'assets/a.js.map']);
});
