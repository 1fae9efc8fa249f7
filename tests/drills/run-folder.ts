import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from '../support/postgres-binaries.ts';
import { signalAll } from './processes.ts';

/** The folder of one run of a drill, with everything that it starts and writes. */
export interface RunFolder {
  readonly path: string;
  /** Ends every process of the run at once, and removes the folder or keeps it; returns where it was kept. */
  end(isKept: boolean): string | null;
}

const RUNNING = 'clearline-drill-';
const KEPT = 'clearline-kept-drill-';
/** Holds the process id of the run, and when that process was started, because ids are used again. */
const RUNNER = 'runner';

/** When a process was started, in ticks since the machine was; null if it has ended. */
function startOf(id: number): string | null {
  const file = `/proc/${id}/stat`;
  if (!existsSync(file)) return null;
  return (
    readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19] ?? null
  );
}

function isAlive(folder: string): boolean {
  const file = join(folder, RUNNER);
  if (!existsSync(file)) return false;
  const [id = '', start = ''] = readFileSync(file, 'utf8').split(' ');
  return startOf(Number(id)) === start;
}

/** Ends what killed runs have left in the directory for temporary files; returns how many there were. */
export function removeLeftovers(directory: string): number {
  const left = readdirSync(directory)
    .filter((name) => name.startsWith(RUNNING))
    .map((name) => join(directory, name))
    .filter((folder) => !isAlive(folder));
  for (const folder of left) {
    signalAll(folder, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return left.length;
}

/** Makes the folder of this process. */
export function makeRunFolder(directory: string): RunFolder {
  const path = mkdtempSync(join(directory, RUNNING));
  writeFileSync(join(path, RUNNER), `${process.pid} ${startOf(process.pid) ?? ''}`);
  giveToOwner(path);
  return {
    path,
    end: (isKept) => {
      signalAll(path, 'SIGKILL');
      if (!isKept) {
        rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
        return null;
      }
      const kept = path.replace(RUNNING, KEPT);
      renameSync(path, kept);
      return kept;
    },
  };
}
