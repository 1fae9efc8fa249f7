import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkStateFiles, makeStateFiles } from '../../../cli/states/check-states.ts';
import { readStateFiles } from '../../../cli/states/state-files.ts';
import { FLOWS } from '../../../core/flow/flows.ts';

const files = readStateFiles('fixtures/states');
const COUNTDOWN = 'testing/28-countdown.json';

describe('the states in fixtures/states', () => {
  it('are there for every step, each as the core makes it now, and the app goes on at each', async () => {
    expect(await checkStateFiles(files)).toEqual([]);
    expect(files.size).toBe(FLOWS.testing.length + FLOWS.reporting.length);
  });

  it('hold the time that is left', () => {
    const { now, kept } = JSON.parse(files.get(COUNTDOWN) ?? '') as { now: string; kept: { session: unknown } };
    const end = Date.parse(now) + 15 * 60_000;
    expect(kept.session).toMatchObject({ countdownTimerEndTime: end, expirationTimerEndTime: end + 15 * 60_000 });
  });
});

describe('the check', () => {
  const changed = (path: string, change: (text: string) => string) =>
    checkStateFiles(new Map([[path, change(files.get(path) ?? '')]]));

  it.each([
    [
      'that misses what the step needs',
      COUNTDOWN,
      (text: string) => text.replace('"isSelfCollecting": true', '"isSelfCollecting": null'),
      'The app goes on at testing/16-collection-method.json from it.',
    ],
    [
      'of nobody',
      COUNTDOWN,
      (text: string) => text.replace('"isGuestLogin": true', '"isGuestLogin": false'),
      'The app goes on at none on / from it.',
    ],
    [
      'of an older core',
      COUNTDOWN,
      (text: string) => text.replace('test-1', 'test-2'),
      'The core makes another state of this step now.',
    ],
    ['that is no JSON', COUNTDOWN, () => '{', 'It is no JSON.'],
  ])('tells of a state %s', async (_what, path, change, message) => {
    expect(
      (await changed(path, change)).find(
        (problem) => problem.path === path && problem.message !== 'There is no such file.',
      ),
    ).toEqual({ path, message });
  });

  it('tells of a file that is missing and of one that is left over', async () => {
    const [first = ''] = files.keys();
    const others = new Map([...files].filter(([path]) => path !== first).slice(0, 1)).set('testing/99-gone.json', '{}');
    const problems = await checkStateFiles(others);
    expect(problems).toContainEqual({ path: first, message: 'There is no such file.' });
    expect(problems).toContainEqual({ path: 'testing/99-gone.json', message: 'It is of no step.' });
  });
});

it('states --write writes what the core makes, and --check finds nothing wrong with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-states-'));
  const run = (flag: string) =>
    promisify(execFile)(process.execPath, ['cli/main.ts', 'states', flag, '--folder', folder]);
  await run('--write');
  expect(readdirSync(join(folder, 'testing'))).toHaveLength(FLOWS.testing.length);
  expect(readStateFiles(folder)).toEqual(await makeStateFiles());
  expect((await run('--check')).stdout).toContain('56 states');
  rmSync(join(folder, COUNTDOWN));
  await expect(run('--check')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('28-countdown.json: There is no such file.') as string,
  });
  rmSync(folder, { recursive: true });
});
