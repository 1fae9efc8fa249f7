import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DcsSection } from './versions.ts';

export const HOST = '127.0.0.1';
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** As in `deploy/ha/haproxy.cfg`. */
const NODES = ['db1', 'db2', 'db3'] as const;
const SERVERS = ['app1', 'app2'] as const;

/** How the servers reach the database: straight through HAProxy, or through PgBouncer in one of its modes. */
export type Pooler = 'none' | 'session' | 'transaction';

/** A node of PostgreSQL with its Patroni. */
export interface NodePlace {
  readonly name: (typeof NODES)[number];
  readonly folder: string;
  readonly data: string;
  readonly postgresPort: number;
  readonly restPort: number;
}

/** A Clearline server. */
export interface ServerPlace {
  readonly name: (typeof SERVERS)[number];
  readonly folder: string;
  readonly port: number;
}

/** Where everything of a run is. */
export interface Topology {
  readonly folder: string;
  /** The folder of PostgreSQL's binaries. */
  readonly bin: string;
  readonly patroni: string;
  readonly section: DcsSection;
  readonly pooler: Pooler;
  readonly nodes: readonly NodePlace[];
  readonly servers: readonly ServerPlace[];
  readonly ports: Readonly<
    Record<'etcd' | 'etcdPeer' | 'app' | 'primary' | 'pgbouncer' | 'restored' | 'restoredApp', number>
  >;
  readonly passwords: Readonly<Record<'superuser' | 'replication' | 'rewind' | 'clearline', string>>;
}

/** Below the ports that Linux gives to outgoing connections, so that the port of a stopped program stays free. */
const [LOWEST_PORT, PORT_RANGE] = [20_000, 11_000];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

/** Finds ports that no program uses, from a random one upwards. */
async function findPorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  const first = LOWEST_PORT + Math.floor(Math.random() * PORT_RANGE);
  for (let port = first; ports.length < count; port += 1) if (await isFree(port)) ports.push(port);
  return ports;
}

/** What a command line decides. */
export type Choices = Pick<Topology, 'bin' | 'patroni' | 'section' | 'pooler'>;

/** Places everything below a folder, on free ports. */
export async function makeTopology(folder: string, choices: Choices): Promise<Topology> {
  const ports = [...(await findPorts(NODES.length * 2 + SERVERS.length + 7))];
  const next = () => ports.shift() ?? 0;
  const password = () => randomBytes(12).toString('hex');
  return {
    ...choices,
    folder,
    nodes: NODES.map((name) => {
      const own = join(folder, name);
      return { name, folder: own, data: join(own, 'data'), postgresPort: next(), restPort: next() };
    }),
    servers: SERVERS.map((name) => ({ name, folder: join(folder, name), port: next() })),
    ports: {
      etcd: next(),
      etcdPeer: next(),
      app: next(),
      primary: next(),
      pgbouncer: next(),
      restored: next(),
      restoredApp: next(),
    },
    passwords: { superuser: password(), replication: password(), rewind: password(), clearline: password() },
  };
}

/** The address at which the servers find their database. */
export function databaseUrlOf({ passwords, ports, pooler }: Topology): string {
  const port = pooler === 'none' ? ports.primary : ports.pgbouncer;
  return `postgres://clearline:${passwords.clearline}@${HOST}:${port}/clearline`;
}

/** The address of a database for the superuser, without a balancer. */
export function superuserUrl({ passwords }: Topology, port: number, database = 'clearline'): string {
  return `postgres://postgres:${passwords.superuser}@${HOST}:${port}/${database}`;
}
