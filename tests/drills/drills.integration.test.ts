import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_WATCH } from './archive.ts';
import { DRILLS } from './drills.ts';

const PAGE = readFileSync('docs/high-availability.md', 'utf8');
const run = (...args: string[]) => promisify(execFile)(process.execPath, ['tests/drills/main.ts', ...args]);

describe('the drills', () => {
  it('are all in the help, and on the page with their limits', async () => {
    const { stdout } = await run('--help');
    for (const [name, { limitSeconds }] of Object.entries(DRILLS)) {
      expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      expect(PAGE).toMatch(new RegExp(`^\\| \`${name}\` +\\|.*\\| ${limitSeconds} +\\|`, 'm'));
    }
  });

  it('explain themselves and take the same options', async () => {
    const { stdout } = await run('freeze-node', '--help');
    expect(stdout).toContain('Less than 25 s without success are expected.');
    for (const option of ['--times', '--rate', '--pooler', '--dcs', '--keep']) expect(stdout).toContain(option);
  });

  it('are refused with exit status 2 if they are not understood', async () => {
    await expect(run('unplug')).rejects.toMatchObject({ code: 2 });
    await expect(run('cut', '--times', '0')).rejects.toMatchObject({ code: 2 });
  });

  it('watch the archive with the statement of the page', () => {
    expect(PAGE).toContain(ARCHIVE_WATCH);
  });
});
