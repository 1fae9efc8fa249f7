import { describe, expect, test } from 'vitest';
import { sqliteEngine } from './engines.ts';
import { readConfig } from '../../server/config.ts';
import { makeTestApp, problemOf, openTestApp } from './test-app.ts';

const PAGES = ['/dev/mailbox', '/dev/mailbox/messages', '/dev/kit', '/dev/kit/page.mjs'] as const;

describe('The development pages', () => {
  const server = openTestApp(sqliteEngine);

  const ask = (url: string, remoteAddress: string, headers: Readonly<Record<string, string>>) =>
    server.app.inject({ url, remoteAddress, headers });

  test.each([
    ['127.0.0.1', 'localhost:4600'],
    ['127.0.0.1', '127.0.0.1:4600'],
    ['::1', '[::1]:4600'],
    ['::ffff:127.0.0.1', 'LOCALHOST'],
  ])('answer a browser at %s that asks for %s', async (address, host) => {
    for (const url of PAGES) expect((await ask(url, address, { host })).statusCode).toBe(200);
  });

  test.each([
    ['another machine', '192.168.1.20', { host: 'localhost:4600' }],
    ['another machine by its own address', '192.168.1.20', { host: '192.168.1.10:4600' }],
    ['a name that was rebound to this machine', '127.0.0.1', { host: 'attacker.example:4600' }],
    ['a name that begins like this machine', '127.0.0.1', { host: 'localhost.attacker.example' }],
    ['a Host that is no name', '127.0.0.1', { host: 'localhost:4600/@attacker.example' }],
    ['a proxy on this machine', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that names only itself', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }],
  ])('do not exist for %s', async (_who, address, headers) => {
    for (const url of PAGES) {
      expect(problemOf(await ask(url, address, headers))).toMatchObject({ status: 404, code: 'UNKNOWN' });
    }
    const clock = server.clock.now();
    const stopped = await server.app.inject({
      method: 'POST',
      url: '/dev/clock',
      remoteAddress: address,
      headers,
      payload: { now: '2031-01-01T00:00:00Z' },
    });
    expect([stopped.statusCode, server.clock.now()]).toEqual([404, clock]);
  });

  test.each([
    ['in production', { NODE_ENV: 'production', DEV_PAGES: '1' }, false],
    ['without being asked for', { NODE_ENV: 'development' }, false],
    ['where a proxy is trusted', { DEV_PAGES: '1', TRUST_PROXY: 'loopback' }, false],
    [
      'behind a proxy that names itself in no header',
      { DEV_PAGES: '1', PUBLIC_URL: 'https://clearline.example' },
      false,
    ],
    ['on one machine', { DEV_PAGES: '1', PUBLIC_URL: 'http://localhost:4600' }, true],
  ])('are served %s: %s', async (_where, environment, areServed) => {
    const config = readConfig({ ...environment, WEB_DIR: '/no/such/directory', LOG_LEVEL: 'silent' });
    if (!config.ok) throw new Error(config.error);
    const other = await makeTestApp(sqliteEngine, config.value);
    for (const url of PAGES) expect((await other.app.inject({ url })).statusCode).toBe(areServed ? 200 : 404);
    const answer = await other.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: null } });
    expect(answer.statusCode).toBe(areServed ? 204 : 404);
    await other.close();
  });
});
