import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/wait.ts';
import { processesIn, signal, startProgram } from './processes.ts';
import { makeRunFolder, removeLeftovers } from './run-folder.ts';

const isLinux = process.platform === 'linux';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'clearline-runs-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A program that starts another one in a process group of its own, as Patroni starts PostgreSQL. */
function startPair(folder: string): void {
  const args = ['-c', 'setsid sleep 600 & exec sleep 600'];
  startProgram({ command: 'sh', args, folder, log: join(folder, 'log') });
}

describe.runIf(isLinux)('the folder of a run', () => {
  it('ends every process that works in it, also frozen ones and those that they started', async () => {
    const run = makeRunFolder(directory);
    startPair(join(run.path, 'node'));
    await until(() => processesIn(run.path).length === 2);
    const ids = processesIn(run.path);
    signal(ids[0] ?? 0, 'SIGSTOP');
    expect(run.end(false)).toBeNull();
    await until(() => processesIn(run.path).length === 0);
    expect(existsSync(run.path)).toBe(false);
  });

  it('is kept under another name, which the next run leaves alone', () => {
    const run = makeRunFolder(directory);
    const kept = run.end(true) ?? '';
    expect(removeLeftovers(directory)).toBe(0);
    expect([existsSync(run.path), existsSync(kept)]).toEqual([false, true]);
  });

  it('is left alone by others while its run is alive', () => {
    const run = makeRunFolder(directory);
    expect(removeLeftovers(directory)).toBe(0);
    expect(existsSync(run.path)).toBe(true);
    run.end(false);
  });

  it('is removed by the next run, with its processes, if its own was killed', async () => {
    const left = join(directory, 'clearline-drill-killed');
    mkdirSync(left);
    const runner = spawn('true');
    await new Promise((resolve) => runner.once('exit', resolve));
    writeFileSync(join(left, 'runner'), `${runner.pid ?? 0} 1`);
    startPair(join(left, 'node'));
    await until(() => processesIn(left).length === 2);
    expect(removeLeftovers(directory)).toBe(1);
    await until(() => processesIn(left).length === 0);
    expect(existsSync(left)).toBe(false);
  });
});
