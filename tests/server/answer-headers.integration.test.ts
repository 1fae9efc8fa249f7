import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', origin: 'https://elsewhere.example' };
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** One answer of each kind: pages, files, texts, JSON, plain text and errors. */
const ADDRESSES = [
  ['/', 'text/html; charset=utf-8'],
  ['/home', 'text/html; charset=utf-8'],
  ['/assets/main-1a2b3c.js', 'application/javascript; charset=utf-8'],
  ['/assets/main-1a2b3c.css', 'text/css; charset=utf-8'],
  ['/licenses.md', 'text/markdown; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/health', 'application/json; charset=utf-8'],
  ['/ready', 'application/json; charset=utf-8'],
  ['/translations/en.json', 'application/json; charset=utf-8'],
  ['/test-results/create-test-id', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/test-results/get-all/none', 'application/problem+json; charset=utf-8'],
  ['/devices/none', 'application/problem+json; charset=utf-8'],
  ['/robots.txt', 'application/problem+json; charset=utf-8'],
] as const;

describe('Every kind of answer', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'clearline-web-'));
  let server: TestApp;
  beforeAll(async () => {
    mkdirSync(join(webDir, 'assets'));
    for (const file of ['index.html', 'app.html', 'icon.svg', 'licenses.md', 'assets/main-1a2b3c.js'])
      writeFileSync(join(webDir, file), 'contents');
    writeFileSync(join(webDir, 'assets/main-1a2b3c.css'), 'a{}');
    server = await makeTestApp(sqliteEngine, { webDir, isProduction: true });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webDir, { recursive: true });
  });

  const headersOf = async (url: string) => (await server.app.inject({ url, headers: BROWSER })).headers;

  test.each(ADDRESSES)('%s says that it is %s, and is not guessed to be anything else', async (url, type) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  });

  test.each(ADDRESSES)('%s asks for HTTPS in production, for a year and every subdomain', async (url) => {
    const [maxAge = '', ...others] = String((await headersOf(url))['strict-transport-security']).split(/;\s*/);
    expect(Number(/^max-age=(\d+)$/.exec(maxAge)?.[1])).toBeGreaterThanOrEqual(YEAR_SECONDS);
    expect(others).toContain('includeSubDomains');
  });

  test.each(ADDRESSES)('%s runs only scripts of the app, and is in no frame', async (url) => {
    const policy = String((await headersOf(url))['content-security-policy']).split(';');
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"])
      expect(policy).toContain(directive);
    expect(policy.find((directive) => directive.startsWith('script-src '))).not.toMatch(
      /'unsafe-inline'|'unsafe-eval'|\*/,
    );
  });

  test.each(ADDRESSES)('%s names no page to other sites, is readable by none, and names no software', async (url) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' });
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
      expect(headers).not.toHaveProperty(name);
  });
});

describe('A folder', () => {
  test('is never listed', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'clearline-web-'));
    mkdirSync(join(webDir, 'assets'));
    for (const file of ['index.html', 'app.html', 'assets/main-1a2b3c.js']) writeFileSync(join(webDir, file), 'page');
    const server = await makeTestApp(sqliteEngine, { webDir });
    for (const url of ['/assets', '/assets/', '/assets/.', '/assets/%2e%2e/']) {
      for (const accept of ['*/*', 'text/html', 'application/json']) {
        expect((await server.app.inject({ url, headers: { accept } })).body).not.toContain('main-1a2b3c');
      }
    }
    await server.close();
    rmSync(webDir, { recursive: true });
  });
});
