import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOwner } from '../support/postgres-binaries.ts';
import { certificateIn } from './certificate.ts';
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

/** What has a password. */
const LOGINS = ['superuser', 'replication', 'rewind', 'clearline', 'rest', 'etcd', 'etcdRoot'] as const;
type Login = (typeof LOGINS)[number];

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
  /** The user of the operating system that runs the nodes, and the superuser of PostgreSQL. */
  readonly user: string;
  readonly passwords: Readonly<Record<Login, string>>;
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
    user: findOwner().uid === undefined ? userInfo().username : 'postgres',
    passwords: Object.fromEntries(LOGINS.map((login) => [login, password()])) as Topology['passwords'],
  };
}

/** How clients of PostgreSQL check its certificate. */
export function tlsOf({ folder }: Pick<Topology, 'folder'>): string {
  return `sslmode=verify-full&sslrootcert=${certificateIn(folder).certificate}`;
}

/** The address at which the servers find their database. */
export function databaseUrlOf(topology: Topology): string {
  const { passwords, ports, pooler } = topology;
  const login = `postgres://clearline:${passwords.clearline}@${HOST}`;
  return pooler === 'none'
    ? `${login}:${ports.primary}/clearline?${tlsOf(topology)}`
    : `${login}:${ports.pgbouncer}/clearline`;
}

/** The address of a database for the superuser, without a balancer. */
export function superuserUrl(topology: Topology, port: number, database = 'clearline'): string {
  const { user, passwords } = topology;
  return `postgres://${user}:${passwords.superuser}@${HOST}:${port}/${database}?${tlsOf(topology)}`;
}
