import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/run-cli.ts';

interface Finding {
  readonly name: string;
  readonly state: string;
  readonly found: string;
  readonly fix: string | null;
}

const cli = (args: readonly string[], env: Readonly<Record<string, string>>, cwd = '.') =>
  run(process.execPath, ['cli/start.mjs', ...args], '', { ...process.env, ...env }, cwd);

async function doctor(env: Readonly<Record<string, string>>, cwd?: string) {
  const { exitCode, stdout } = await cli(['doctor', '--json'], env, cwd);
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: readonly Finding[] };
  return { exitCode, ok, stdout, find: (name: string) => findings.find((one) => one.name === name) };
}

let folder: string;
let other: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-doctor-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '');
  other = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

describe('doctor', () => {
  it('reports nothing missing and exits 0 when all is installed', async () => {
    const { exitCode, ok, find } = await doctor({ WEB_DIR: join(folder, 'web'), DATA_DIR: folder, PORT: '0' });
    expect({ exitCode, ok }).toEqual({ exitCode: 0, ok: true });
    expect(find('npm packages')).toMatchObject({ state: 'ok', fix: null });
    expect(find('native packages')?.state).toBe('ok');
    expect(find('PostgreSQL')?.state).toBe('optional');
  });

  it('reports each problem with the command that fixes it, without any value, and exits 1', async () => {
    const port = String((other.address() as AddressInfo).port);
    writeFileSync(join(folder, 'file'), '');
    const { exitCode, stdout, find } = await doctor({
      PORT: port,
      WEB_DIR: join(folder, 'nowhere'),
      DATA_DIR: join(folder, 'file/data'),
      CHROMIUM_PATH: join(folder, 'no-browser'),
      DATABASE_URL: 'postgres://ana:hidden-word@127.0.0.1:9/db',
      SMTP_URL: 'hidden-word',
      TRUST_PROXIES: 'hidden-word',
      REPORTER: 'aims',
    });
    expect(exitCode).toBe(1);
    expect(stdout).not.toContain('hidden-word');
    expect(find(`port ${port}`)).toMatchObject({ state: 'missing', fix: `export PORT=${Number(port) + 1}` });
    expect(find('web app')?.state).toBe('missing');
    expect(find('data directory')?.state).toBe('missing');
    expect(find('Chromium')).toMatchObject({ state: 'missing', fix: 'unset CHROMIUM_PATH' });
    expect(find('SMTP_URL')).toMatchObject({ state: 'missing', fix: 'unset SMTP_URL' });
    expect(find('settings')?.found).toContain('Did you mean TRUST_PROXY?');
    expect(find('PostgreSQL')).toMatchObject({ state: 'missing' });
    expect(find('PostgreSQL')?.found).toContain('ECONNREFUSED');
  });
});

describe('a checkout without installed packages', () => {
  it('is reported in one sentence with the command, and doctor still runs', async () => {
    const copy = join(folder, 'copy');
    const parts = 'cli scripts web core adapters package.json package-lock.json vite.config.ts'.split(' ');
    for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
    const { exitCode, stdout, stderr } = await cli(['play', 'x.yaml'], {}, copy);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('Nothing is installed yet. Install the packages first:\n\n  npm ci\n');
    expect(stderr).not.toContain('    at ');
    const found = await doctor({ PORT: '0' }, copy);
    expect(found.exitCode).toBe(1);
    expect(found.find('folder')).toBeUndefined();
    expect(found.find('npm packages')).toMatchObject({ state: 'missing', fix: 'npm ci' });
    expect(found.find('settings')?.state).toBe('optional');

    mkdirSync(join(copy, 'node_modules'));
    expect((await cli(['play', 'x.yaml'], {}, copy)).stderr).toContain('The package commander is missing.');
  });

  it.each(['#', '%'])('says to move a folder with %s in its name, and so does npm start', async (sign) => {
    const copy = join(folder, `home${sign}1`);
    for (const part of ['cli', 'scripts', 'package.json']) cpSync(part, join(copy, part), { recursive: true });
    expect((await doctor({ PORT: '0' }, copy)).find('folder')).toMatchObject({
      state: 'missing',
      fix: expect.stringContaining('Move it') as string,
    });
    const build = "await (await import('./scripts/build-web-app.mjs')).buildWebApp()";
    const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', build], '', process.env, copy);
    expect(stderr).toContain(`contains "${sign}"`);
    expect(stderr).toContain('Move it to a folder');
  });
});
