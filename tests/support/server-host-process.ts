/** Starts servers one after the other, each with its own data directory, in a process that loads the server code once. */
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KITS_WITH_SECOND } from '../../fixtures/kits/second-kit.ts';
import { readConfig } from '../../server/config.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { answerOrders } from './child-process.ts';
import { QUICK_HASH } from './quick-hash.ts';
import type { HostedServer, HostOrder } from './server-host.ts';

interface Running {
  readonly server: RunningServer;
  readonly dataDir: string;
}

let running: Running | null = null;

/** The servers of one process have the same keys, as those that share a database must. */
const keyDir = mkdtempSync(join(tmpdir(), 'clearline-keys-'));
process.on('exit', () => rmSync(keyDir, { recursive: true, force: true }));

async function stop(): Promise<void> {
  if (running === null) return;
  await running.server.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
  running = null;
}

async function restart({ env, kits }: Exclude<HostOrder, 'stop'>): Promise<HostedServer> {
  await stop();
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-server-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    KEY_FILE: join(keyDir, 'keys.json'),
    ADDRESS_LIMIT_FACTOR: '1000',
    GUEST_REPORTS_PER_LOT: '1000000',
    DEV_PAGES: '1',
    ...env,
  });
  if (!config.ok) throw new Error(config.error);
  const accepted = kits === 'withSecond' ? { kits: KITS_WITH_SECOND } : {};
  const server = await startServer({ ...config.value, ...accepted, hashCost: QUICK_HASH });
  if (!server.ok) throw new Error(server.error);
  running = { server: server.value, dataDir };
  return { url: server.value.url, dataDir };
}

answerOrders((order: HostOrder) => (order === 'stop' ? stop() : restart(order)));
