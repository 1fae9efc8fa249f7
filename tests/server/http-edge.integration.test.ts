import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import { textsVersionOf } from '../../server/http/version-of.ts';
import { aGuestSubmission } from '../support/samples.ts';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, problemOf, type TestApp, openTestApp } from './test-app.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('The HTTP edge', () => {
  const server = openTestApp(sqliteEngine);

  const post = (payload: string, contentType = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/test-results/guest-create',
      headers: { 'content-type': contentType },
      payload,
    });

  test.each([
    ['broken JSON', '{"testId"', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__": {"sendToAims": true}}', 'application/json', 400],
    ['text', 'hello', 'text/plain', 415],
    ['a form', 'testId=1', 'application/x-www-form-urlencoded', 415],
    ['a body that is too large', JSON.stringify({ testId: 'x'.repeat(20_000) }), 'application/json', 413],
  ])('rejects %s with a problem', async (_what, payload, contentType, status) => {
    expect(problemOf(await post(payload, contentType))).toMatchObject({ status, code: 'INVALID_REQUEST' });
  });

  test('repeats nothing of a rejected submission, whichever field is wrong', async () => {
    const { guestInfo, ...facts } = aGuestSubmission();
    const bodies = [
      ...Object.keys(facts).map((field) => ({ ...facts, guestInfo, [field]: 'Zanahoria' })),
      ...Object.keys(guestInfo).map((field) => ({ ...facts, guestInfo: { ...guestInfo, [field]: ['Zanahoria'] } })),
      'Zanahoria',
    ];
    for (const body of bodies) {
      const answer = await post(JSON.stringify(body));
      expect(answer.body).not.toContain('Zanahoria');
      expect(answer.statusCode).not.toBe(200);
    }
  });

  test.each([
    ['GET', '/test-results/nothing'],
    ['GET', '/devices/check-id'],
    ['GET', '/test-results/create'],
    ['PUT', '/translations/en.json'],
    ['HEAD', '/test-results/create-test-id'],
    ['GET', '/nothing.txt'],
    ['POST', '/'],
  ] as const)('%s %s is a 404 problem', async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('a call that requires a login returns a 401 problem before its body is read', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/test-results/create', payload: [] });
    expect(problemOf(answer)).toEqual({ status: 401, code: 'INVALID_TOKEN', fields: [] });
  });

  test('an address of more than two kilobytes is rejected', async () => {
    const statusOf = async (length: number) =>
      (await server.app.inject({ method: 'POST', url: `/${'a'.repeat(length - 1)}` })).statusCode;
    expect(await statusOf(2048)).toBe(404);
    expect(await statusOf(2049)).toBe(414);
  });

  test('an undecodable address is a 400 problem', async () => {
    for (const [url, accept] of [
      ['/%zz', 'application/json'],
      ['/test-results/%zz', '*/*'],
    ] as const) {
      const answer = await server.app.inject({ url, headers: { accept } });
      expect(problemOf(answer)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });

  test.each(['/%E0%A4%A', '/home/%', '/%zz?next=1'])('a browser that opens %s is redirected to /', async (url) => {
    const answer = await server.app.inject({ url, headers: BROWSER });
    expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/' } });
  });

  test('health returns ok', async () => {
    const answer = await server.call('health');
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      status: 200,
      body: { status: 'ok' },
    });
  });

  test('a response of the API and an error have the security headers', async () => {
    for (const answer of [await server.call('health'), await server.app.inject({ url: '/nothing.txt' })]) {
      expect(answer.headers).toMatchObject({
        'permissions-policy': expect.stringContaining('camera=(self)') as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const policy = String(answer.headers['content-security-policy']).split(';');
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('trusted-types default');
    }
  });

  test('without a built web app, / says so', async () => {
    const answer = await server.app.inject({ url: '/', headers: BROWSER });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('not built');
  });
});

describe('Texts', () => {
  const server = openTestApp(sqliteEngine);

  const get = (query: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/translations/${query}`, headers });

  test('are served all at once, or by area', async () => {
    expect((await get('es.json')).json()).toEqual({ ...translations.es });
    expect((await get('es.json?area=steps')).json()).toEqual(translations.es.steps);
  });

  test('are compressed as the browser requests', async () => {
    const brotli = await get('en.json', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual({ ...translations.en });
    const gzip = await get('en.json', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual({ ...translations.en });
  });

  test('are not sent again to a client that has them', async () => {
    const { etag } = (await get('en.json?area=landing')).headers;
    const again = await get('en.json?area=landing', { 'if-none-match': `W/${String(etag)}` });
    expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
      status: 304,
      body: '',
      etag,
    });
    expect((await get('es.json?area=landing', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('are cached forever under an address with their version, and revalidated under any other', async () => {
    const cachingOf = async (query: string) => (await get(query)).headers['cache-control'];
    const version = textsVersionOf(translations);
    expect(await cachingOf(`es.json?area=landing&version=${version}`)).toBe('public, max-age=31536000, immutable');
    for (const query of ['es.json?area=landing', 'es.json?area=landing&version=older'])
      expect(await cachingOf(query)).toBe('public, no-cache');
  });

  test('are rejected for an unknown language or area', async () => {
    expect(problemOf(await get('xx.json'))).toMatchObject({ status: 404, code: 'LANGUAGE_NOT_SUPPORTED' });
    expect(problemOf(await get('en.json?area=kitchen'))).toMatchObject({
      status: 400,
      fields: ['area INVALID_REQUEST'],
    });
  });
});

describe('The built web app', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'clearline-web-'));
  const script = "console.log('landing')";
  let server: TestApp;

  beforeAll(async () => {
    mkdirSync(join(webDir, 'assets'));
    writeFileSync(
      join(webDir, 'index.html'),
      `<style>a{}</style><script>${script}</script><script src="/a.js"></script>landing`,
    );
    writeFileSync(join(webDir, 'app.html'), 'app');
    writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
    writeFileSync(join(webDir, 'assets', 'main-1a2b3c.js'), 'main');
    writeFileSync(join(webDir, 'assets', 'main-1a2b3c.js.br'), brotliCompressSync('main'));
    server = await makeTestApp(sqliteEngine, { webDir });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webDir, { recursive: true });
  });

  const open = (url: string, headers: Record<string, string> = BROWSER) => server.app.inject({ url, headers });

  test('/ is the prerendered landing, revalidated every time', async () => {
    const answer = await open('/');
    expect(answer.body).toContain('landing');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  });

  test.each(['/home', '/test-steps', '/results-details/some-id', '/profile/new', '/devices'])(
    '%s is the app',
    async (url) => {
      const answer = await open(url);
      expect(answer).toMatchObject({ statusCode: 200, body: 'app' });
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('a page of another build is sent again, although its file has the same size and time', async () => {
    const other = mkdtempSync(join(tmpdir(), 'clearline-web-'));
    const build = async (asset: string) => {
      const pages = { 'index.html': `<script src="/assets/${asset}"></script>`, 'app.html': `<i>${asset}</i>` };
      for (const [name, page] of Object.entries(pages)) {
        for (const [file, content] of [
          [name, Buffer.from(page)],
          [`${name}.gz`, Buffer.concat([gzipSync(page), Buffer.alloc(100)]).subarray(0, 100)],
        ] as const) {
          writeFileSync(join(other, file), content);
          utimesSync(join(other, file), 0, 0);
        }
      }
      return makeTestApp(sqliteEngine, { webDir: other });
    };
    const before = await build('main-1a2b3c.js');
    const opened = await Promise.all(
      ['/', '/home', '/app.html'].flatMap((url) =>
        ['identity', 'gzip'].map(async (encoding) => {
          const answer = await before.app.inject({ url, headers: { ...BROWSER, 'accept-encoding': encoding } });
          const { etag, 'last-modified': since } = answer.headers;
          const headers = {
            ...BROWSER,
            'accept-encoding': encoding,
            ...(etag === undefined ? {} : { 'if-none-match': etag }),
            ...(since === undefined ? {} : { 'if-modified-since': since }),
          };
          const again = await before.app.inject({ url, headers });
          expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag, 'cache-control': 'no-cache' } });
          return { url, headers };
        }),
      ),
    );
    await before.close();
    const after = await build('main-4d5e6f.js');
    for (const request of opened) expect((await after.app.inject(request)).statusCode).toBe(200);
    await after.close();
    rmSync(other, { recursive: true });
  });

  test('hashed files are cached forever and sent compressed', async () => {
    const answer = await open('/assets/main-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('main');
    expect((await open('/assets/main-1a2b3c.js', {})).body).toBe('main');
    expect((await open('/favicon.svg', {})).headers['cache-control']).toBe('no-cache');
  });

  test('the assets of another release are served beside its own during a rolling upgrade', async () => {
    const otherAssetsDir = mkdtempSync(join(tmpdir(), 'clearline-assets-'));
    writeFileSync(join(otherAssetsDir, 'main-9z8y7x.js'), 'other main');
    writeFileSync(join(otherAssetsDir, 'main-9z8y7x.js.br'), brotliCompressSync('other main'));
    const upgraded = await makeTestApp(sqliteEngine, { webDir, otherAssetsDir });
    const get = (name: string) => upgraded.app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'br' } });
    const answers = await Promise.all(['main-1a2b3c.js', 'main-9z8y7x.js'].map(get));
    expect(answers.map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString())).toEqual([
      'main',
      'other main',
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': expect.stringContaining('javascript') as string,
      });
    }
    expect((await get('gone.js')).statusCode).toBe(404);
    expect((await upgraded.app.inject({ url: '/home', headers: BROWSER })).body).toBe('app');
    await upgraded.close();
    rmSync(otherAssetsDir, { recursive: true });
  });

  test('a client that accepts any type gets the app where no file is named', async () => {
    expect((await open('/home', { accept: '*/*' })).body).toBe('app');
    expect((await open('/home', {})).body).toBe('app');
    expect((await open('/home', { accept: 'application/json' })).statusCode).toBe(404);
  });

  test('a missing file is 404, and so is everything outside the folder', async () => {
    expect((await open('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await open('/..%2f..%2fetc%2fpasswd', { accept: '*/*' })).statusCode).toBe(404);
  });

  test('the API never returns a page', async () => {
    expect(problemOf(await open('/devices/nothing')).status).toBe(404);
    const answers = await Promise.all(Object.values(API_ROUTES).map(({ path }) => open(path.replaceAll(':', ''))));
    expect(answers.filter(({ headers }) => String(headers['content-type']).includes('html'))).toEqual([]);
  });

  test('inline content of a page is allowed only by its hash', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});

describe('The test route for the clock', () => {
  const setClock = (server: TestApp, now: unknown) =>
    server.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });

  test("sets the server's clock and resets it", async () => {
    const server = await makeTestApp(sqliteEngine);
    const early = aGuestSubmission({ testId: await server.newTestId(), testDate: '2031-05-01T12:00:00Z' });
    expect((await server.call('createGuestResult', early)).statusCode).toBe(422);
    expect((await setClock(server, '2031-05-01T05:00:00-07:00')).statusCode).toBe(204);
    const submission = { ...early, testId: await server.newTestId() };
    expect((await server.call('createGuestResult', submission)).statusCode).toBe(200);
    const row = await server.db.selectFrom('results').select('created_at').executeTakeFirstOrThrow();
    expect(row.created_at).toBe(Date.UTC(2031, 4, 1, 12));
    expect((await setClock(server, null)).statusCode).toBe(204);
    expect(
      (await server.call('createGuestResult', { ...submission, testId: await server.newTestId() })).statusCode,
    ).toBe(422);
    await server.close();
  });

  test('rejects an invalid instant', async () => {
    const server = await makeTestApp(sqliteEngine);
    expect(problemOf(await setClock(server, 'noon'))).toMatchObject({ status: 400, fields: ['now INVALID_REQUEST'] });
    expect(problemOf(await setClock(server, '2031-02-30T00:00:00Z'))).toMatchObject({
      status: 422,
      fields: ['now INVALID_DATE'],
    });
    await server.close();
  });
});
