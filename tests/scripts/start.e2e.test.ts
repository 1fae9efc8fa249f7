import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ADDRESS, DEV_ADDRESS, endNpmRuns, npmRun, type NpmRun } from '../support/npm-run.ts';

let dataDir = '';

const run = (script: 'start' | 'dev', env: Readonly<Record<string, string>>): NpmRun =>
  npmRun(script, { DATA_DIR: dataDir, ...env });

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

test.afterEach(endNpmRuns);

test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.describe('npm start', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const tag = signal === 'SIGTERM' ? [] : ['@full'];
    test(`serves the app, and shuts down cleanly on ${signal} to npm`, { tag }, async () => {
      const start = run('start', { PORT: '0' });
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
      const start = run('start', { PORT: String(port) });
      expect(await start.exitCode).toBe(1);
      expect(start.output().trimEnd().split('\n').at(-1)).toMatch(new RegExp(`Port ${port} is in use`));
    } finally {
      holder.close();
    }
  });

  test(
    'rejects a data directory that another server uses, and does not disturb that server',
    { tag: '@full' },
    async () => {
      const first = run('start', { PORT: '0' });
      const address = await first.printed(ADDRESS);
      const second = run('start', { PORT: '0' });
      expect(await second.exitCode).toBe(1);
      expect(second.output()).toContain('using the data directory');
      expect((await fetch(address)).status).toBe(200);
      first.process.kill('SIGTERM');
      expect(await first.exitCode).toBe(0);
    },
  );
});

test.describe('npm run dev', () => {
  for (const wanted of ['0', 'a free port']) {
    const tag = wanted === '0' ? ['@full'] : [];
    test(`with PORT=${wanted} serves the app, and forwards API calls to the server there`, { tag }, async () => {
      const { port, holder } = await occupyPort();
      await new Promise((resolve) => holder.close(resolve));
      const dev = run('dev', { PORT: wanted === '0' ? wanted : String(port) });
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
