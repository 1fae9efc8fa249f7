import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { swapBuild } from '../../scripts/build-swap.ts';

const DAY_SECONDS = 86_400;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-swap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string, daysAgo = 0): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const seconds = Date.now() / 1000 - daysAgo * DAY_SECONDS;
  utimesSync(path, seconds, seconds);
}

const swap = (): void => swapBuild(join(folder, 'next'), join(folder, 'web'), Date.now());
const served = (name: string): string => readFileSync(join(folder, 'web', name), 'utf8');

describe('a new build in the place of the served one', () => {
  it('keeps the scripts that open pages of earlier builds ask for, for a month', () => {
    write('web/index.html', 'old');
    write('web/licenses-of-old.md', 'old');
    write('web/assets/old-1.js', 'old');
    write('web/assets/ancient-1.js', 'ancient', 31);
    write('next/index.html', 'new');
    write('next/assets/new-1.js', 'new');
    swap();
    expect(served('index.html')).toBe('new');
    expect(readdirSync(join(folder, 'web/assets')).toSorted()).toEqual(['new-1.js', 'old-1.js']);
    expect(readdirSync(folder)).toEqual(['web']);
    expect(readdirSync(join(folder, 'web')).toSorted()).toEqual(['assets', 'index.html']);
  });

  it('that cannot be put there completely leaves the old pages, which work', () => {
    write('web/index.html', 'old');
    write('web/assets/old-1.js', 'old');
    write('next/index.html', 'new');
    write('next/assets/new-1.js', 'new');
    // A folder in the place of a file stops the swap.
    write('web/assets/new-1.js/file', '');
    expect(swap).toThrow();
    expect(served('index.html')).toBe('old');
    expect(served('assets/old-1.js')).toBe('old');
  });

  it('is the first one', () => {
    write('next/index.html', 'new');
    swap();
    expect(served('index.html')).toBe('new');
  });
});
