import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, findFreePort, giveToOwner, initialize, startGuarded } from './postgres-binaries.ts';
import { query, waitUntilUp } from './postgres.ts';

/** A PostgreSQL server that is stopped, killed and started again. */
export interface PostgresNode {
  readonly port: number;
  /** The address of its database. */
  readonly url: string;
  start(): Promise<void>;
  /** Lets clients finish nothing: their connections are closed. */
  stop(): Promise<void>;
  /** SIGKILL, as when the machine loses power. */
  kill(): Promise<void>;
}

/** Servers with a common folder, which is removed at the end. */
export interface PostgresNodes {
  /** A server with the settings, for `postgres -c`. */
  addNode(settings: readonly string[]): Promise<PostgresNode>;
  /** Another server that starts from the data of a stopped one, and follows the one at that port. */
  addStandby(primary: PostgresNode, port: number): Promise<PostgresNode>;
  stop(): Promise<void>;
}

/** Commits need not survive a power cut of this machine. */
const FAST = ['-F'];

/** Prepares servers on the binaries of this machine; null if it has none. */
export function preparePostgresNodes(): PostgresNodes | null {
  const root = mkdtempSync(join(tmpdir(), 'clearline-nodes-'));
  const bin = findBinaries(root);
  if (bin === null) {
    rmSync(root, { recursive: true });
    return null;
  }
  const removeRoot = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', removeRoot);
  const nodes: PostgresNode[] = [];
  const dataOf = new Map<PostgresNode, string>();

  async function addNode(data: string, settings: readonly string[]): Promise<PostgresNode> {
    const port = await findFreePort();
    const node = makeNode(bin ?? '', { root, data, port, settings: [...FAST, ...settings] });
    nodes.push(node);
    dataOf.set(node, data);
    return node;
  }

  return {
    addNode: async (settings) => {
      const data = join(root, `data-${nodes.length}`);
      initialize(bin, data);
      return addNode(data, settings);
    },
    addStandby: async (primary, port) => {
      const data = join(root, `data-${nodes.length}`);
      execFileSync('cp', ['-a', dataOf.get(primary) ?? '', data]);
      const signal = join(data, 'standby.signal');
      writeFileSync(signal, '');
      giveToOwner(signal);
      const source = `host=127.0.0.1 port=${port} user=postgres`;
      return addNode(data, ['-c', `primary_conninfo=${source}`, '-c', 'wal_retrieve_retry_interval=100ms']);
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      process.off('exit', removeRoot);
      removeRoot();
    },
  };
}

interface Place {
  readonly root: string;
  readonly data: string;
  readonly port: number;
  readonly settings: readonly string[];
}

function makeNode(bin: string, { root, data, port, settings }: Place): PostgresNode {
  let running: { readonly end: () => void; readonly ended: Promise<unknown> } | null = null;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const endBy = async (end: () => void) => {
    if (running === null) return;
    const { ended } = running;
    running = null;
    end();
    await ended;
  };
  return {
    port,
    url,
    start: async () => {
      // The folder of one run; it is removed when the server ends.
      const directory = mkdtempSync(join(root, 'run-'));
      giveToOwner(directory);
      const guard = startGuarded(bin, { data, port, directory, settings });
      const ended = new Promise((resolve) => guard.once('exit', resolve));
      running = { end: () => guard.stdin.end(), ended };
      await waitUntilUp(url);
    },
    stop: () => endBy(running?.end ?? (() => undefined)),
    kill: () =>
      endBy(() => {
        const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(postmaster), 'SIGKILL');
      }),
  };
}

/** Makes a standby a primary. */
export async function promote(standby: PostgresNode): Promise<void> {
  await query(standby.url, 'select pg_promote()');
}
