import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { startServer } from '../../server/start-server.ts';
import { sharePostgres } from '../support/postgres.ts';
import {
  failToStart,
  keyFileIn,
  startRealServer,
  type RealServer,
  type RealServerOptions,
} from '../support/real-server.ts';
import { aDevice, aGuestSubmission } from '../support/samples.ts';
import { startProxy, throughProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/wait.ts';
import { testConfig } from './test-app.ts';

/** Some containers have no IPv6 loopback. */
const HAS_IPV6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
const BUSY_ADDRESSES = HAS_IPV6 ? ['127.0.0.1', '::1', '0.0.0.0', '::'] : ['127.0.0.1', '0.0.0.0'];
const LOOPBACK_HOSTS = HAS_IPV6 ? ['localhost', '127.0.0.1', '[::1]'] : ['localhost', '127.0.0.1'];

const servers: RealServer[] = [];
const directories: string[] = [];

async function start(options: RealServerOptions = {}): Promise<RealServer> {
  const server = await startRealServer(options);
  servers.push(server);
  return server;
}

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-process-'));
  directories.push(directory);
  return directory;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  directories.splice(0).forEach((directory) => rmSync(directory, { recursive: true, force: true }));
});

const newTestId = async ({ url }: RealServer) => (await fetch(`${url}/test-results/create-test-id`)).text();

function send({ url }: RealServer, method: string, path: string, body: object, testId?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(testId === undefined ? {} : { 'x-test-id': testId }) };
  return fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
}

/** Listens on an address, as another program would. */
function occupy(host: string): Promise<{ port: number; other: Server }> {
  return new Promise((resolve, reject) => {
    const other = createServer().once('error', reject);
    other.listen(0, host, () => {
      const address = other.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : 0, other });
    });
  });
}

describe('The server process', () => {
  /** For tests that do not change the server. */
  let lasting: RealServer;
  beforeAll(async () => {
    lasting = await startRealServer();
  });
  afterAll(() => lasting.stop());

  test('acknowledged writes survive kill -9', async () => {
    const dataDir = newDirectory();
    const server = await start({ dataDir });
    const testId = await newTestId(server);
    const device = aDevice();
    const submission = aGuestSubmission({ testId, deviceId: deviceIdOf(device), testDate: new Date().toISOString() });
    expect((await send(server, 'POST', '/devices/save-device', device, testId)).status).toBe(204);
    expect((await send(server, 'POST', '/test-results/guest-create', submission)).status).toBe(200);
    await server.kill();

    const restarted = await start({ dataDir });
    expect((await send(restarted, 'POST', '/test-results/guest-create', submission)).status).toBe(200);
    const changed = await send(restarted, 'POST', '/test-results/guest-create', { ...submission, result: 'positive' });
    expect(changed.status).toBe(409);
    const reader = new BetterSqlite(join(dataDir, 'clearline.sqlite'), { readonly: true });
    expect(reader.prepare('select test_id, result, device_id from results').all()).toEqual([
      { test_id: testId, result: 'negative', device_id: submission.deviceId },
    ]);
    reader.close();
  });

  test('keeps every acknowledged test id when killed under load', { tags: ['full'] }, async () => {
    const dataDir = newDirectory();
    const server = await start({ dataDir });
    const acknowledged: string[] = [];
    const askOn = async (): Promise<void> => {
      for (;;) acknowledged.push(await newTestId(server));
    };
    const asking = Promise.allSettled(Array.from({ length: 8 }, askOn));
    while (acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 10));
    await server.kill();
    await asking;

    const restarted = await start({ dataDir });
    const answers = await Promise.all(
      acknowledged.map((testId) => send(restarted, 'POST', '/devices/check-id', aDevice(), testId)),
    );
    expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
  });

  test('a second server on the same data directory is rejected, and the first continues', async () => {
    const second = await failToStart({ PORT: '0', DATA_DIR: lasting.dataDir });
    expect(second.exitCode).toBe(1);
    expect(second.output).toContain('Another Clearline server is using the data directory');
    expect((await fetch(`${lasting.url}/health`)).status).toBe(200);
  });

  test.each(BUSY_ADDRESSES)('a port that another program uses on %s is not used', async (host) => {
    const { port, other } = await occupy(host);
    const rejected = await startServer(testConfig({ port, dataDir: newDirectory() }));
    other.close();
    expect(rejected.ok ? 'started' : rejected.error).toContain(`Port ${port} is in use.`);
  });

  test.each(['192.0.2.1', 'no-such-host.invalid'])(
    'an address %s that it cannot listen on is reported',
    { tags: ['full'] },
    async (host) => {
      const dataDir = newDirectory();
      const rejected = await failToStart({ PORT: '0', HOST: host, DATA_DIR: dataDir });
      expect(rejected.exitCode).toBe(1);
      expect(rejected.output).toContain(`It could not listen on ${host}, port 0 (E`);
      expect(rejected.output).not.toContain(dataDir);
    },
  );

  test('unusable settings are reported without their values', async () => {
    const rejected = await failToStart({
      PORT: '70000',
      DATABASE_URL: 'mysql://secret@host',
      DATA_DIR: newDirectory(),
    });
    expect(rejected.exitCode).toBe(1);
    expect(rejected.output).toContain('PORT, DATABASE_URL');
    expect(rejected.output).not.toContain('secret');
  });

  test('a data directory that cannot be created is reported', { tags: ['full'] }, async () => {
    const rejected = await failToStart({ PORT: '0', DATA_DIR: '/dev/null/data' });
    expect(rejected.exitCode).toBe(1);
    expect(rejected.output).toContain('/dev/null/data');
  });

  test('is reachable on every loopback address', async () => {
    const { port } = new URL(lasting.url);
    for (const host of LOOPBACK_HOSTS) {
      expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
    }
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly on %s', { tags: ['full'] }, async (signal) => {
    const server = await start({ dataDir: newDirectory() });
    await fetch(`${server.url}/health`);
    expect(await server.signal(signal)).toBe(0);
  });

  test('logs its address, and that development pages are on where they are', { tags: ['full'] }, async () => {
    const production = await start({ env: { NODE_ENV: 'production' } });
    expect(lasting.output()).toContain(`Clearline is running at ${lasting.url}`);
    expect(lasting.output()).toContain('Development pages are on');
    expect(production.output()).toContain(`Clearline is running at ${production.url}`);
    expect(production.output()).not.toContain('Development pages');
  });

  test('logs once that the header of a proxy is ignored, unless the proxy is trusted', { tags: ['full'] }, async () => {
    const ask = ({ url }: RealServer) => fetch(`${url}/time`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    const trusting = await start({ env: { TRUST_PROXY: 'loopback' } });
    for (const server of [lasting, lasting, trusting]) await ask(server);
    await fetch(`${trusting.url}/time`, { headers: { 'x-forwarded-for': 'unknown' } });
    await fetch(`${trusting.url}/time`, { headers: { 'x-forwarded-for': 'hidden' } });
    await trusting.signal('SIGTERM');
    await until(() => lasting.output().includes('X-Forwarded-For is ignored'));
    expect(lasting.output().match(/X-Forwarded-For/g)).toHaveLength(1);
    expect(lasting.output()).not.toContain('192.0.2.7');
    expect(trusting.output().match(/X-Forwarded-For.*/g)).toEqual([expect.stringContaining('has no address')]);
    expect(trusting.output()).not.toMatch(/hidden|X-Forwarded-For is ignored/);
  });

  test('its log contains no id and nothing that a user typed', async () => {
    const server = await start({ env: { LOG_LEVEL: 'trace' } });
    const testId = await newTestId(server);
    const device = aDevice();
    await send(server, 'POST', '/devices/save-device', device, testId);
    await send(
      server,
      'POST',
      '/test-results/guest-create',
      aGuestSubmission({ testId, testDate: new Date().toISOString() }),
    );
    await send(server, 'POST', '/test-results/guest-create', { firstName: 'Zanahoria' });
    await fetch(`${server.url}/results-details/${testId}?name=Zanahoria`);
    await server.signal('SIGTERM');
    const log = server.output();
    expect(log).toContain('/test-results/guest-create');
    for (const secret of [testId, device.serialNumber, 'Ruiz', 'Zanahoria', '94110']) expect(log).not.toContain(secret);
  });

  test('a database that a newer version has changed is refused in one line', async () => {
    const dataDir = newDirectory();
    await (await start({ dataDir })).signal('SIGTERM');
    const database = new BetterSqlite(join(dataDir, 'clearline.sqlite'));
    database.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('999-newer', 'now');
    database.close();
    const rejected = await failToStart({ PORT: '0', DATA_DIR: dataDir });
    expect(rejected).toEqual({
      exitCode: 1,
      output:
        'Clearline cannot start. A newer version of Clearline has changed the database. Start that version, or restore a backup from before the upgrade.\n',
    });
  });

  test('on SIGTERM it is not ready, but answers until the balancer had time to notice; a second signal ends it', async () => {
    const server = await start({ dataDir: newDirectory(), env: { LEAVE_SECONDS: '600' } });
    const ready = async () => {
      const { status, headers } = await fetch(`${server.url}/ready`);
      return { status, connection: headers.get('connection') };
    };
    expect(await ready()).toEqual({ status: 200, connection: 'keep-alive' });
    const ended = server.signal('SIGTERM');
    while ((await ready()).status === 200) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await ready()).toEqual({ status: 503, connection: 'close' });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect(await newTestId(server)).toMatch(/^[0-9a-f]{64}$/);
    await server.signal('SIGTERM');
    expect(await ended).toBe(0);
  });
});

const postgres = await sharePostgres();
if (postgres !== null) {
  describe('The server process on PostgreSQL', () => {
    afterAll(() => postgres.stop());

    /** A proxy that breaks every connection until it has to pass them on. */
    async function startAway(databaseUrl: string) {
      const proxy = await startProxy(Number(new URL(databaseUrl).port));
      let tries = 0;
      proxy.decide(() => {
        tries += 1;
        return 'breakBefore';
      });
      return { proxy, tries: () => tries };
    }

    test('waits for a database that is away at the start, and says so in one line without its address', async () => {
      const databaseUrl = await postgres.createDatabase();
      const { proxy, tries } = await startAway(databaseUrl);
      const starting = start({ env: { DATABASE_URL: throughProxy(databaseUrl, proxy) } });
      await until(() => tries() >= 2);
      proxy.decide(() => 'pass');
      const server = await starting;
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
      const waiting = server.output().match(/^Waiting .*$/gm);
      expect(waiting).toEqual([expect.stringMatching(/^Waiting for the database of DATABASE_URL \(\w+\)\.$/)]);
      await server.signal('SIGTERM');
      await proxy.close();
    });

    test('a database that does not exist is reported without its address', { tags: ['full'] }, async () => {
      const databaseUrl = Object.assign(new URL(await postgres.createDatabase()), {
        pathname: '/none',
        password: 'secret',
      });
      const rejected = await failToStart({ PORT: '0', DATA_DIR: newDirectory(), DATABASE_URL: databaseUrl.href });
      expect(rejected).toEqual({
        exitCode: 1,
        output: 'Clearline cannot start. It could not open the database of DATABASE_URL (3D000).\n',
      });
    });

    test('finishes the calls in progress on SIGTERM', async () => {
      const databaseUrl = await postgres.createDatabase();
      const proxy = await startProxy(Number(new URL(databaseUrl).port));
      const server = await start({ env: { DATABASE_URL: throughProxy(databaseUrl, proxy) } });
      let isHeld = false;
      proxy.decide((data) => {
        if (!isHeld && data.includes('begin')) {
          isHeld = true;
          proxy.freeze();
        }
        return 'pass';
      });
      const answering = fetch(`${server.url}/test-results/create-test-id`);
      await until(() => isHeld);
      const ended = server.signal('SIGTERM');
      // The server has stopped listening when no connection is accepted any more.
      while (
        await fetch(`${server.url}/time`).then(
          () => true,
          () => false,
        )
      )
        await new Promise((resolve) => setTimeout(resolve, 10));
      proxy.thaw();
      expect((await answering).status).toBe(200);
      expect(await ended).toBe(0);
      await proxy.close();
    });

    test('two servers share one database, starting at the same moment', { tags: ['full'] }, async () => {
      const env = { DATABASE_URL: await postgres.createDatabase(), KEY_FILE: keyFileIn(newDirectory()) };
      const [one, two] = await Promise.all([start({ env }), start({ env })]);
      const [device, testId] = [aDevice(), await newTestId(one)];
      expect((await send(two, 'POST', '/devices/save-device', device, testId)).status).toBe(204);
      expect((await send(one, 'POST', '/devices/check-id', device)).status).toBe(409);
    });
  });
}
