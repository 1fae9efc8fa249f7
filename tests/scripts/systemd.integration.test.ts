// @module-tag full
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacksTools, runTool } from '../support/operator-tools.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Tenths of systemd's exposure level, from 0 to 100. */
const MOST_EXPOSURE = 20;

describe.skipIf(lacksTools('systemd-analyze'))('The unit of systemd', () => {
  const text = readFileSync(join(ROOT, 'deploy/systemd/clearline.service'), 'utf8');
  let directory: string;

  /** Writes the unit with this repository in the place of the installation. */
  function write(name: string, contents: string): string {
    const file = join(directory, name);
    writeFileSync(file, contents.replaceAll('/opt/clearline/current/', ROOT));
    return file;
  }
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'clearline-systemd-'));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('is accepted by systemd, which rejects one with a misspelt setting', async () => {
    expect(await runTool('systemd-analyze', ['verify', write('clearline.service', text)])).toEqual({
      exitCode: 0,
      output: '',
    });
    const misspelt = write('misspelt.service', text.replace('ProtectSystem=', 'ProtectSytem='));
    expect((await runTool('systemd-analyze', ['verify', misspelt])).output).toContain('ProtectSytem');
  });

  test('hides the history of the source', () => {
    expect(text).toMatch(/^InaccessiblePaths=-\/opt\/clearline\/current\/\.git$/m);
  });

  test('leaves the server little of the machine', async () => {
    const judge = (file: string) =>
      runTool('systemd-analyze', ['security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, file]);
    expect((await judge(write('clearline.service', text))).exitCode).toBe(0);
    const open = text.replace(/^(?:Protect|Private|Restrict|SystemCall)\w+=.*$/gm, '');
    expect((await judge(write('open.service', open))).exitCode).not.toBe(0);
  });
});
