import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findOwner } from '../support/postgres-binaries.ts';
import { query } from '../support/postgres.ts';
import { ask, makeCertificate } from './certificate.ts';
import { untilWhole, type Roles } from './patroni-api.ts';
import { processesIn, signal, signalAll, startProgram } from './processes.ts';
import { HOST, superuserUrl, type NodePlace, type Topology } from './topology.ts';
import { backupConfigOf, writeConfigs, type ConfigFiles } from './write-configs.ts';

const [OK, POLL_MS, PATIENCE_MS] = [200, 200, 30_000];

/** Three PostgreSQL nodes under Patroni with etcd, behind HAProxy and perhaps PgBouncer. */
export interface DatabaseCluster {
  untilWhole(): Promise<Roles>;
  startNode(node: NodePlace): void;
  /** Kills PostgreSQL of a node, not its Patroni. */
  killDatabase(node: NodePlace): void;
  /** Sends a signal to Patroni and PostgreSQL of a node. */
  signalNode(node: NodePlace, name: NodeJS.Signals): void;
  /** Sends a command to HAProxy. */
  balancer(command: string): Promise<string>;
  /** Runs pgBackRest for a node. */
  backrest(node: NodePlace, args: readonly string[]): Promise<void>;
}

async function startShared(topology: Topology, { etcd, etcdUsers, haproxy, pgbouncer }: ConfigFiles): Promise<void> {
  const { folder, pooler } = topology;
  const start = (name: string, command: string, args: readonly string[]) =>
    startProgram({
      command,
      args,
      folder: join(folder, name),
      log: join(folder, 'logs', `${name}.log`),
      owner: findOwner(),
    });
  start('etcd', 'etcd', ['--config-file', etcd]);
  await untilHealthy(topology);
  await promisify(execFile)('sh', [etcdUsers]);
  start('haproxy', 'haproxy', ['-db', '-f', haproxy]);
  if (pooler !== 'none') start('pgbouncer', 'pgbouncer', [pgbouncer]);
}

/** Waits until etcd has a leader. */
async function untilHealthy({ folder, ports }: Topology): Promise<void> {
  const [url, deadline] = [`https://${HOST}:${ports.etcd}/health`, performance.now() + PATIENCE_MS];
  for (;;) {
    const answer = await ask(folder, url, { patienceMs: PATIENCE_MS }).catch(() => null);
    if (answer?.status === OK) return;
    if (performance.now() > deadline) throw new Error('etcd did not start in time.');
    await pause(POLL_MS);
  }
}

async function createDatabase(topology: Topology, { primary }: Roles): Promise<void> {
  const url = superuserUrl(topology, primary.postgresPort, 'postgres');
  await query(url, `create role clearline login password '${topology.passwords.clearline}'`);
  await query(url, 'create database clearline owner clearline');
}

/** Starts the nodes, the balancer and the archive, and creates an empty database. */
export async function startDatabaseCluster(topology: Topology): Promise<DatabaseCluster> {
  const { folder, nodes, patroni } = topology;
  makeCertificate(folder);
  const files = writeConfigs(topology);
  await startShared(topology, files);
  const cluster: DatabaseCluster = {
    untilWhole: () => untilWhole(topology),
    startNode: (node) => {
      const log = join(folder, 'logs', `${node.name}.log`);
      const args = [files.patroniOf(node)];
      startProgram({ command: patroni, args, folder: node.folder, log, owner: findOwner() });
    },
    killDatabase: ({ data }) => {
      const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      signal(Number(postmaster), 'SIGKILL');
    },
    signalNode: (node, name) => {
      if (processesIn(node.folder).length === 0) throw new Error(`${node.name} is not running.`);
      signalAll(node.folder, name);
    },
    balancer: (command) => {
      const socket = createConnection(join(folder, 'sockets', 'haproxy.sock'));
      socket.end(`${command}\n`);
      return text(socket);
    },
    backrest: async (node, args) => {
      const config = [`--config=${backupConfigOf(folder, node.name)}`, '--stanza=clearline'];
      await promisify(execFile)('pgbackrest', [...config, ...args], { ...findOwner(), cwd: node.folder });
    },
  };
  for (const node of nodes) cluster.startNode(node);
  const roles = await cluster.untilWhole();
  await createDatabase(topology, roles);
  await cluster.backrest(roles.primary, ['stanza-create']);
  return cluster;
}
