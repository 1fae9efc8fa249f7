import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { findOwner, giveToOwner } from '../support/postgres-binaries.ts';
import { certificateIn } from './certificate.ts';
import { writeConfig, type Example, type Values } from './config-files.ts';
import { makeFolder } from './processes.ts';
import { HOST, type NodePlace, type Topology } from './topology.ts';

/** The values that all examples share. */
function commonValues({ folder, ports, section, user, passwords, pooler, bin }: Topology): Values {
  return {
    'etcd-name': 'etcd1',
    'etcd-directory': join(folder, 'etcd', 'data'),
    'etcd-host': HOST,
    'etcd-port': ports.etcd,
    'etcd-peer-port': ports.etcdPeer,
    'etcd-has-v2': section === 'etcd',
    'dcs-section': section,
    'watchdog-mode': 'off',
    'authority-file': certificateIn(folder).certificate,
    'certificate-file': certificateIn(folder).certificate,
    'certificate-key-file': certificateIn(folder).key,
    'etcd-password': passwords.etcd,
    'etcd-root-password': passwords.etcdRoot,
    'rest-password': passwords.rest,
    'postgres-user': user,
    'database-network': `${HOST}/32`,
    'postgres-programs': bin,
    'socket-directory': join(folder, 'sockets'),
    'superuser-password': passwords.superuser,
    'replication-password': passwords.replication,
    'rewind-password': passwords.rewind,
    'backup-directory': join(folder, 'backups'),
    'log-directory': join(folder, 'logs'),
    'lock-directory': join(folder, 'locks'),
    'spool-directory': join(folder, 'spool'),
    compression: 'gz',
    'primary-host': HOST,
    'primary-port': ports.primary,
    'pgbouncer-port': ports.pgbouncer,
    'pgbouncer-users-file': usersFileOf(folder),
    'pgbouncer-log': join(folder, 'logs', 'pgbouncer-own.log'),
    'pgbouncer-pid': join(folder, 'pgbouncer.pid'),
    'pool-mode': pooler === 'none' ? 'session' : pooler,
  };
}

function usersFileOf(folder: string): string {
  return join(folder, 'pgbouncer-users.txt');
}

function nodeValues({ folder }: Topology, { name, data, postgresPort, restPort }: NodePlace): Values {
  return {
    'node-name': name,
    'node-host': HOST,
    'rest-port': restPort,
    'postgres-port': postgresPort,
    'data-directory': data,
    'pgpass-file': join(folder, name, 'pgpass'),
    'pgbackrest-file': backupConfigOf(folder, name),
  };
}

function balancerValues({ folder, ports, nodes, servers }: Topology): Values {
  const address = (port: number) => `${HOST}:${port}`;
  return {
    'authority-file': certificateIn(folder).certificate,
    'haproxy-socket': join(folder, 'sockets', 'haproxy.sock'),
    'app-address': address(ports.app),
    'primary-address': address(ports.primary),
    ...Object.fromEntries(servers.map(({ name, port }) => [`${name}-address`, address(port)])),
    ...Object.fromEntries(nodes.map(({ name, postgresPort }) => [`${name}-address`, address(postgresPort)])),
    ...Object.fromEntries(nodes.map(({ name, restPort }) => [`${name}-rest-port`, restPort])),
  };
}

function configOf(folder: string, example: Example): string {
  return join(folder, example);
}

/** The configuration of pgBackRest for a node. */
export function backupConfigOf(folder: string, node: string): string {
  return join(folder, `pgbackrest-${node}.conf`);
}

/** Where each program finds its configuration. */
export interface ConfigFiles {
  readonly etcd: string;
  readonly etcdUsers: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  patroniOf(node: NodePlace): string;
}

/** Writes the configuration of everything from the examples of `deploy/ha`, and makes the folders that they name. */
export function writeConfigs(topology: Topology): ConfigFiles {
  const { folder, nodes, passwords } = topology;
  const owner = findOwner();
  for (const name of ['sockets', 'backups', 'logs', 'locks', 'spool']) makeFolder(join(folder, name), owner);
  const common = commonValues(topology);
  const patroniOf = ({ name }: NodePlace) => join(folder, `patroni-${name}.yml`);
  for (const node of nodes) {
    const values = { ...common, ...nodeValues(topology, node) };
    makeFolder(node.folder, owner);
    writeConfig('patroni.yml', values, patroniOf(node));
    writeConfig('pgbackrest.conf', values, backupConfigOf(folder, node.name));
  }
  writeFileSync(usersFileOf(folder), `"clearline" "${passwords.clearline}"\n`, { mode: 0o600 });
  giveToOwner(usersFileOf(folder));
  return {
    etcd: writeConfig('etcd.yml', common, configOf(folder, 'etcd.yml')),
    etcdUsers: writeConfig('etcd-users.sh', common, configOf(folder, 'etcd-users.sh')),
    haproxy: writeConfig('haproxy.cfg', balancerValues(topology), configOf(folder, 'haproxy.cfg')),
    pgbouncer: writeConfig('pgbouncer.ini', common, configOf(folder, 'pgbouncer.ini')),
    patroniOf,
  };
}
