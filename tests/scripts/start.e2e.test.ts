import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const REPOSITORY = join(import.meta.dirname, '../..');
const ADDRESS = /Clearline is running at (http:\/\/localhost:\d+)/;
const DEV_ADDRESS = /Local:\s+(http:\/\/localhost:\d+)/;

interface NpmRun {
  readonly process: ChildProcess;
  readonly exitCode: Promise<number | null>;
  /** Resolves with what was printed, once that matches; rejects when the command ends before. */
  printed(pattern: RegExp): Promise<string>;
  output(): string;
}

let dataDir = '';
const running = new Set<ChildProcess>();

function npmRun(script: 'start' | 'dev', env: Readonly<Record<string, string>>): NpmRun {
  const { PORT: _port, NODE_ENV: _mode, DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn('npm', ['run', script], {
    cwd: REPOSITORY,
    env: { ...inherited, NO_COLOR: '1', DATA_DIR: dataDir, ...env },
    // A separate process group, so that no process remains when a test fails.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  const listeners = new Set<() => void>();
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(text);
        if (found !== null) resolve(found[1] ?? found[0]);
      };
      listeners.add(look);
      look();
      void exitCode.then((code) => reject(new Error(`npm run ${script} ended with ${String(code)}:\n${text}`)));
    });
  return { process: child, exitCode, printed, output: () => text };
}

/** Takes a free port and keeps it. */
function occupyPort(): Promise<{ readonly port: number; readonly holder: Server }> {
  return new Promise((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : 0, holder });
    });
  });
}

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clearline-start-'));
});

test.afterEach(() => {
  for (const { pid, exitCode } of running) {
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
  }
  running.clear();
});

test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.describe('npm start', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`serves the app, and shuts down cleanly on ${signal} to npm`, async () => {
      const start = npmRun('start', { PORT: '0' });
      const address = await start.printed(ADDRESS);
      const page = await fetch(address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Clearline');
      start.process.kill(signal);
      expect(await start.exitCode).toBe(0);
      await expect(fetch(address)).rejects.toThrow();
    });
  }

  test('reports in its last line that the port is busy, and exits 1', async () => {
    const { port, holder } = await occupyPort();
    try {
      const start = npmRun('start', { PORT: String(port) });
      expect(await start.exitCode).toBe(1);
      expect(start.output().trimEnd().split('\n').at(-1)).toMatch(new RegExp(`Port ${port} is in use`));
    } finally {
      holder.close();
    }
  });

  test('rejects a data directory that another server uses, and does not disturb that server', async () => {
    const first = npmRun('start', { PORT: '0' });
    const address = await first.printed(ADDRESS);
    const second = npmRun('start', { PORT: '0' });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain('using the data directory');
    expect((await fetch(address)).status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.exitCode).toBe(0);
  });
});

test.describe('npm run dev', () => {
  for (const wanted of ['0', 'a free port']) {
    test(`with PORT=${wanted} serves the app, and forwards API calls to the server there`, async () => {
      const { port, holder } = await occupyPort();
      await new Promise((resolve) => holder.close(resolve));
      const dev = npmRun('dev', { PORT: wanted === '0' ? wanted : String(port) });
      const [server, web] = await Promise.all([dev.printed(ADDRESS), dev.printed(DEV_ADDRESS)]);
      if (wanted !== '0') expect(server).toBe(`http://localhost:${port}`);
      const time = await fetch(`${web}/time`);
      expect(await time.json()).toEqual({ now: expect.any(String) });
      const page = await fetch(`${web}/support`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('<!doctype html>');
      dev.process.kill('SIGTERM');
      await dev.exitCode;
      await expect(fetch(server)).rejects.toThrow();
    });
  }
});
