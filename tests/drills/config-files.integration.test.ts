import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lacksTools, runTool } from '../support/operator-tools.ts';
import { certificateIn, makeCertificate } from './certificate.ts';
import { EXAMPLES, fillIn, placeholdersOf } from './config-files.ts';
import { makeTopology, type Topology } from './topology.ts';
import { backupConfigOf, writeConfigs, type ConfigFiles } from './write-configs.ts';

const PAGE = readFileSync('docs/high-availability.md', 'utf8');

let folder: string;
let topology: Topology;
let files: ConfigFiles;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-configs-'));
  topology = await makeTopology(folder, {
    bin: '/usr/lib/postgresql/15/bin',
    patroni: 'patroni',
    section: 'etcd3',
    pooler: 'session',
  });
  files = writeConfigs(topology);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(file, 'utf8');
const yaml = (file: string) => parse(read(file)) as Record<string, unknown>;

interface NodeConfig {
  readonly authentication: object;
  readonly parameters: object;
  readonly pg_hba: readonly string[];
}

describe('the examples of deploy/ha', () => {
  it('are filled in without a name left over', () => {
    const nodeFiles = topology.nodes.flatMap((node) => [files.patroniOf(node), backupConfigOf(folder, node.name)]);
    const written = [files.etcd, files.etcdUsers, files.haproxy, files.pgbouncer, ...nodeFiles];
    expect(written).toHaveLength(10);
    expect(written.flatMap((file) => placeholdersOf(read(file)))).toEqual([]);
  });

  it('have only names that the page explains', () => {
    const examples = readdirSync(EXAMPLES).map((name) => read(join(EXAMPLES, name)));
    const names = new Set(examples.flatMap(placeholdersOf));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !PAGE.includes(`\`<${name}>\``))).toEqual([]);
  });

  it('are refused if a name has no value', () => {
    expect(fillIn('port <a-port>', { 'a-port': 5432 })).toBe('port 5432');
    expect(() => fillIn('port <a-port>', {})).toThrow('<a-port>');
  });

  it('give each node its own name, and the same lease', () => {
    const nodes = topology.nodes.map((node) => yaml(files.patroniOf(node)));
    expect(nodes.map(({ name }) => name)).toEqual(['db1', 'db2', 'db3']);
    for (const node of nodes) {
      expect(node).toMatchObject({
        etcd3: { hosts: [`127.0.0.1:${topology.ports.etcd}`] },
        bootstrap: { dcs: { ttl: 20, loop_wait: 3, retry_timeout: 6, synchronous_mode: true } },
      });
    }
  });

  it('let no one in without a certificate, a password or the user of PostgreSQL', () => {
    const { certificate, key } = certificateIn(folder);
    const tls = { 'cert-file': certificate, 'key-file': key };
    const ofPeers = { ...tls, 'trusted-ca-file': certificate, 'client-cert-auth': true };
    expect(yaml(files.etcd)).toMatchObject({ 'client-transport-security': tls, 'peer-transport-security': ofPeers });
    expect(read(files.etcd) + read(files.etcdUsers)).not.toContain('http:');
    expect(read(files.etcdUsers).match(/^ +etcdctl auth enable$/gm)).toHaveLength(2);
    const checked = { sslmode: 'verify-full', sslrootcert: certificate };
    for (const node of topology.nodes) {
      const { postgresql, ...config } = yaml(files.patroniOf(node)) as { readonly postgresql: NodeConfig };
      expect(config).toMatchObject({
        restapi: { certfile: certificate, authentication: { username: 'patroni', password: topology.passwords.rest } },
        etcd3: { protocol: 'https', cacert: certificate, username: 'patroni', password: topology.passwords.etcd },
      });
      const { authentication, parameters, pg_hba: doors } = postgresql;
      expect(authentication).toMatchObject({ superuser: checked, replication: checked, rewind: checked });
      expect(parameters).toMatchObject({ ssl: 'on', ssl_cert_file: certificate });
      expect(doors.map((door) => door.replace(/ .* /, ' '))).toEqual([
        'local peer',
        'hostssl scram-sha-256',
        'hostssl scram-sha-256',
      ]);
    }
    expect(read(files.pgbouncer)).toContain('server_tls_sslmode = verify-full');
    expect(read(files.haproxy)).toContain(`check-ssl verify required ca-file ${certificate}`);
  });

  it('turn API v2 of etcd on only for the section that uses it', () => {
    expect(yaml(files.etcd)).toMatchObject({ 'enable-v2': false, 'enable-grpc-gateway': true });
    const old = writeConfigs({ ...topology, section: 'etcd' });
    expect(yaml(old.etcd)).toMatchObject({ 'enable-v2': true });
    expect(yaml(old.patroniOf(topology.nodes[0]!))).toHaveProperty('etcd');
    writeConfigs(topology);
  });

  it.skipIf(lacksTools('haproxy'))(
    'are valid for HAProxy, which rejects one with a misspelt setting',
    { tags: ['full'] },
    async () => {
      // It reads the certificate.
      makeCertificate(folder);
      const check = (file: string) => runTool('haproxy', ['-c', '-f', file]);
      expect(await check(files.haproxy)).toMatchObject({ exitCode: 0 });
      const misspelt = join(folder, 'misspelt.cfg');
      writeFileSync(misspelt, read(files.haproxy).replace('balance ', 'ballance '));
      expect((await check(misspelt)).output).toContain('ballance');
    },
  );
});

describe('the places of a run', () => {
  it('have ports of their own', () => {
    const { nodes, servers, ports } = topology;
    const all = [
      ...nodes.flatMap(({ postgresPort, restPort }) => [postgresPort, restPort]),
      ...servers.map(({ port }) => port),
      ...Object.values(ports),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(Math.min(...all)).toBeGreaterThan(0);
  });
});
