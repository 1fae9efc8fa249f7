import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Owner } from '../support/postgres-binaries.ts';

/** A program of a drill. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** Its working folder, by which it is found again: programs of one node share a folder. */
  readonly folder: string;
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The user to run as; by default the user of this process. */
  readonly owner?: Owner;
}

/** Makes a folder for a user. */
export function makeFolder(path: string, { uid, gid }: Owner = {}): string {
  mkdirSync(path, { recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return path;
}

/** Starts a program outside the terminal's process group: Ctrl-C reaches this process only, which then ends the others. */
export function startProgram({ command, args, folder, log, env = {}, owner = {} }: Program): ChildProcess {
  makeFolder(folder, owner);
  makeFolder(dirname(log));
  const output = openSync(log, 'a');
  const { DATABASE_URL: _url, KEYS: _keys, ...inherited } = process.env;
  const child = spawn(command, [...args], {
    ...owner,
    cwd: folder,
    // A home of its own: libpq reads certificates of the user there.
    env: { ...inherited, LC_ALL: 'C', HOME: folder, ...env },
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

/**
 * All processes that work in a folder or below it. The programs of a drill do, and so do the processes that they start, such as those of
 * PostgreSQL, which leave the process group of Patroni.
 */
export function processesIn(folder: string): readonly number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.filter((id) => isIn(folder, id)).map(Number);
}

function isIn(folder: string, id: string): boolean {
  try {
    const workingFolder = readlinkSync(`/proc/${id}/cwd`).replace(/ \(deleted\)$/, '');
    return workingFolder === folder || workingFolder.startsWith(`${folder}/`);
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}

/** Sends a signal to a process; false if it has ended. */
export function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(id, name);
    return true;
  } catch {
    return false;
  }
}

/** How often processes are listed again, for those that were started meanwhile. */
const ROUNDS = 3;

/** Sends a signal to all processes of a folder, and returns how many there were. */
export function signalAll(folder: string, name: NodeJS.Signals): number {
  const reached = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const id of processesIn(folder)) {
      if (!reached.has(id) && signal(id, name)) reached.add(id);
    }
  }
  return reached.size;
}
