import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../support/wait.ts';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const TOKEN = 'figures-for-the-night-shift';
/** More than the buffers of the operating system can take from the server. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');
const CLIENTS = 8;
const NO_LIMITS = { most: 1000, mostPerAddress: 1000, silenceMs: 60_000 };

const request = (path: string, headers = 'Host: localhost\r\n') => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;

describe('Connections', () => {
  let server: TestApp;
  let clients: Socket[] = [];
  /** How often the large response was made. */
  let made = 0;

  async function start(limits: Partial<typeof NO_LIMITS> = {}): Promise<void> {
    server = await makeTestApp(sqliteEngine, { metricsToken: TOKEN, connections: { ...NO_LIMITS, ...limits } });
    server.app.get('/large', (_request, reply) => {
      made += 1;
      return reply.send(LARGE);
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  }
  beforeEach(() => {
    made = 0;
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    await server.close();
  });

  async function open(): Promise<Socket> {
    const client = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    // The server may reset it.
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    return client;
  }
  /** What a client receives until the server closes the connection. */
  async function readToEnd(client: Socket): Promise<string> {
    let received = '';
    client.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await once(client, 'close');
    return received;
  }
  const closedFor = async (reason: string): Promise<number> => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { body } = await server.app.inject({ url: '/metrics', headers });
    return Number(new RegExp(`clearline_connections_closed_total\\{reason="${reason}"\\} (\\d+)`).exec(body)?.[1]);
  };

  test('that send requests and read nothing keep one response each in memory', async () => {
    await start();
    for (let opened = 0; opened < CLIENTS; opened += 1) {
      const client = await open();
      client.pause();
      client.write(request('/large').repeat(5));
    }
    await until(() => made >= CLIENTS);
    // Further requests of the same chunk would have been handled by now.
    const health = await open();
    health.write(request('/health', 'Host: localhost\r\nConnection: close\r\n'));
    expect(await readToEnd(health)).toContain('HTTP/1.1 200');
    expect(made).toBe(CLIENTS);
  });

  test('that send more requests than a browser before they read are closed', async () => {
    await start();
    const client = await open();
    const ended = readToEnd(client);
    client.write(request('/health').repeat(200));
    expect((await ended).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(10);
    expect(await closedFor('pipelining')).toBe(1);
  });

  test('that pipeline a few requests get all responses in order', async () => {
    await start();
    const client = await open();
    const ended = readToEnd(client);
    const last = request('/nothing.txt', 'Host: localhost\r\nConnection: close\r\n');
    client.write(
      request('/health') +
        request('/test-results/%zz') +
        request('/test-results/create-test-id') +
        request('/time') +
        last,
    );
    const types = [...(await ended).matchAll(/HTTP\/1\.1 (\d+)[\s\S]*?content-type: ([^;\r]+)/g)];
    expect(types.map(([, status, type]) => `${status} ${type}`)).toEqual([
      '200 application/json',
      '400 application/problem+json',
      '200 text/plain',
      '200 application/json',
      '404 application/problem+json',
    ]);
  });

  test('that take no response are closed after a while, and so are silent ones', async () => {
    await start({ silenceMs: 300 });
    const [unread, silent] = [await open(), await open()];
    unread.pause();
    unread.write(request('/large'));
    await once(silent, 'close');
    await expect.poll(() => closedFor('unread'), { timeout: 20_000 }).toBe(1);
  });

  test.each([
    ['in all', { most: 2 }, 'tooMany'],
    ['from one address', { mostPerAddress: 2 }, 'tooManyFromAddress'],
  ] as const)('above the limit %s are closed, until one ends', async (_which, limits, reason) => {
    await start(limits);
    const [first] = [await open(), await open()];
    const refused = await open();
    expect(await readToEnd(refused)).toBe('');
    expect(await closedFor(reason)).toBe(1);
    first.destroy();
    await expect
      .poll(async () => {
        const client = await open();
        client.end(request('/health', 'Host: localhost\r\nConnection: close\r\n'));
        return readToEnd(client);
      })
      .toContain('HTTP/1.1 200');
  });

  test('get a thousand answers, and are closed with the last', { tags: ['full'] }, async () => {
    await start();
    const client = await open();
    const ended = readToEnd(client);
    for (let sent = 1; sent <= 1001; sent += 1) {
      client.write(request('/health'));
      if (sent < 1000) await once(client, 'data');
    }
    const answers = (await ended).match(/HTTP\/1\.1 \d+/g);
    expect(answers).toEqual(Array(1000).fill('HTTP/1.1 200'));
  });

  test.each([
    ['two Host headers', request('/health', 'Host: localhost\r\nhost: attacker.example\r\n')],
    ['the version 0.9', 'GET /health HTTP/0.9\r\nHost: localhost\r\n\r\n'],
    ['no Host header', request('/health', '')],
  ])('with %s are rejected and closed', async (_what, text) => {
    await start();
    const client = await open();
    const ended = readToEnd(client);
    client.write(text);
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
  });
});
