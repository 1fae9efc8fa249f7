import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';

let folder = '';

/** Puts a program on PATH, in the folder of that name. */
function putProgram(place: string, name: string): string {
  const file = join(folder, place, name);
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(file, '');
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-browsers-'));
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', [join(folder, 'first'), join(folder, 'second')].join(delimiter));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the browser of the tests', () => {
  it('is the one without windows, even if another is earlier on PATH', async () => {
    putProgram('first', 'chromium');
    const shell = putProgram('second', 'chromium-headless-shell');

    expect(await findBrowser()).toBe(shell);
  });

  it('is the one that CHROMIUM_PATH names, if it exists', async () => {
    putProgram('first', 'chromium-headless-shell');
    const named = putProgram('second', 'chrome');
    vi.stubEnv('CHROMIUM_PATH', named);

    expect(await findBrowser()).toBe(named);
    vi.stubEnv('CHROMIUM_PATH', `${named}-gone`);
    await expect(findBrowser()).rejects.toThrow('does not exist');
  });
});
