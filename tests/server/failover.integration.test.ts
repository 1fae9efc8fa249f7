// @module-tag full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countUndelivered, findLosses } from '../e2e/report-kills/check.ts';
import { preparePostgresNodes, promote, type PostgresNode, type PostgresNodes } from '../support/postgres-nodes.ts';
import { query } from '../support/postgres.ts';
import { keyFileIn, startRealServer, type RealServer } from '../support/real-server.ts';
import { startSteadyLoad, type SteadyLoad } from '../support/steady-load.ts';
import { startProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.ts';

/** Longer than the lease of a report that was being delivered. */
const LEASE_MS = 3 * 60_000;
const POLL_MS = 25;
/** The tests wait for the servers, not for a time; this only ends a run that hangs. */
const PATIENCE_MS = 180_000;

/** Waits until a server says that it can work. */
async function untilReady({ url }: RealServer): Promise<void> {
  while ((await fetch(`${url}/ready`)).status !== 200) await pause(POLL_MS);
}

/** Stops the clock of each server at an instant; null lets it go on. */
async function setClocks(servers: readonly RealServer[], instant: number | null): Promise<void> {
  const body = JSON.stringify({ now: instant === null ? null : new Date(instant).toISOString() });
  const headers = { 'content-type': 'application/json' };
  for (const { url } of servers) await fetch(`${url}/dev/clock`, { method: 'POST', headers, body });
}

/** Lets the leases of unfinished deliveries run out, and waits until everything is delivered. */
async function deliverAll(servers: readonly RealServer[], databaseUrl: string, filesDir: string): Promise<void> {
  await setClocks(servers, Date.now() + LEASE_MS);
  while ((await countUndelivered({ databaseUrl, dataDir: filesDir })) > 0) await pause(POLL_MS);
  await setClocks(servers, null);
}

const prepared = preparePostgresNodes();

describe.runIf(prepared !== null)('Two servers on PostgreSQL, under load', { timeout: PATIENCE_MS }, () => {
  const nodes = prepared as PostgresNodes;
  let primary: PostgresNode;
  let standby: PostgresNode;
  let proxy: TcpProxy;
  /** Between the primary and its standby. */
  let replication: TcpProxy;
  let servers: readonly RealServer[];
  let load: SteadyLoad;
  /** The folder that both servers share; each has a data directory of its own. */
  const filesDir = mkdtempSync(join(tmpdir(), 'clearline-failover-'));

  beforeAll(async () => {
    primary = await nodes.addNode(['-c', 'synchronous_standby_names=*']);
    replication = await startProxy(primary.port);
    standby = await nodes.addStandby(primary, replication.port);
    await Promise.all([primary.start(), standby.start()]);
    proxy = await startProxy(primary.port);
    const env = {
      DATABASE_URL: throughProxy(primary.url, proxy),
      KEY_FILE: keyFileIn(filesDir),
      FILES_DIR: filesDir,
      REPORTER: 'file',
      ADDRESS_LIMIT_FACTOR: '100000',
    };
    servers = await Promise.all([startRealServer({ env }), startRealServer({ env })]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([proxy.close(), replication.close()]);
    await nodes.stop();
    rmSync(filesDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    load = startSteadyLoad(servers.map(({ url }) => url));
  });

  /** Both servers serve again, and nothing that was acknowledged is lost or doubled. */
  async function expectAllWell(databaseUrl: string): Promise<void> {
    await Promise.all(servers.map(untilReady));
    await load.more(20);
    await load.stop();
    await deliverAll(servers, databaseUrl, filesDir);
    const { losses } = await findLosses({ databaseUrl, dataDir: filesDir }, load.acknowledged);
    expect(losses).toEqual([]);
    expect([...load.statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  }

  test('survive that the database breaks all connections, again and again', async () => {
    for (let round = 0; round < 5; round += 1) {
      await load.more(10);
      await query(
        primary.url,
        `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
    }
    await expectAllWell(primary.url);
  });

  test('survive that the database stops, and serve again once it has started', async () => {
    await load.more(50);
    await primary.stop();
    const { status, headers } = await fetch(`${servers[0]?.url ?? ''}/test-results/create-test-id`);
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '5' });
    await primary.start();
    await expectAllWell(primary.url);
  });

  test('lose nothing when the primary is killed with results that its standby has not got, and the standby takes over', async () => {
    await load.more(50);
    replication.freeze();
    const waiting = `select pid from pg_stat_activity where wait_event = 'SyncRep'`;
    while ((await query(primary.url, waiting)).length === 0) await pause(POLL_MS);
    await primary.kill();
    replication.cut();
    await promote(standby);
    proxy.pointTo(standby.port);
    await expectAllWell(standby.url);
  });
});
