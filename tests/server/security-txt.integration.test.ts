import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;

describe('/.well-known/security.txt', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'clearline-web-'));
  let server: TestApp;
  beforeAll(async () => {
    for (const page of ['index.html', 'app.html']) writeFileSync(join(webDir, page), 'the app');
    const contact = { supportEmail: 'help@clearline.example', publicUrl: 'https://test.clearline.example' };
    server = await makeTestApp(sqliteEngine, { webDir, ...contact });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webDir, { recursive: true });
  });

  const linesOf = async (app: TestApp) => {
    const answer = await app.app.inject({ url: PATH, headers: BROWSER });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    return answer.body.split('\n');
  };

  test('says where faults are reported, from the settings', async () => {
    const lines = await linesOf(server);
    expect(lines).toContain('Contact: mailto:help@clearline.example');
    expect(lines).toContain(`Canonical: https://test.clearline.example${PATH}`);
    expect(lines).toContain('Preferred-Languages: en, es');
  });

  test('expires in half a year, whenever it is read', async () => {
    const first = server.clock.now();
    for (const now of [first, first + 1000 * DAY_MS]) {
      server.clock.stopAt(now);
      const [expires = ''] = (await linesOf(server)).flatMap((line) => /^Expires: (.+)$/.exec(line)?.[1] ?? []);
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      expect(Math.ceil((Date.parse(expires) - now) / DAY_MS)).toBe(180);
    }
  });

  test('names no address of its own without PUBLIC_URL', async () => {
    const local = await makeTestApp(sqliteEngine);
    expect((await linesOf(local)).join()).not.toContain('Canonical');
    await local.close();
  });

  test.each(['/.well-known/change-password', '/.well-known/', '/robots.txt', '/.env', '/.git/config'])(
    '%s is not answered with the app',
    async (url) => {
      const answer = await server.app.inject({ url, headers: BROWSER });
      expect(problemOf(answer)).toMatchObject({ status: 404, code: 'UNKNOWN' });
    },
  );

  test('a page with a dot in its address is the app', async () => {
    expect((await server.app.inject({ url: '/home/.env', headers: BROWSER })).body).toBe('the app');
  });
});
