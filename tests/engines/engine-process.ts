import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Longer than a browser takes to start on a very busy machine. */
const STARTS_WITHIN_MS = 60_000;
const ENDS_WITHIN_MS = 5_000;

/** A program of a browser with its own home folder. */
export interface EngineProcess {
  /** Resolves with the first group of the pattern, once the program has written it there. */
  written(where: 'stderr' | 'display', pattern: RegExp): Promise<string>;
  /** Ends it and everything it has started. */
  end(): Promise<void>;
}

/** A new folder for everything that a browser stores. */
export function makeHome(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'clearline-browser-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) };
}

/** Sends a signal to a process and all processes it has started; none of them may be left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** Starts a program as the leader of a process group. What it prints is shown only if it does not start. */
export function startEngineProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): EngineProcess {
  const { PATH = '' } = process.env;
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
  const child = spawn(command, args, { env: { PATH, ...env }, stdio: [...stdio], detached: true });
  const killWithUs = (): void => signalGroup(child, 'SIGKILL');
  process.once('exit', killWithUs);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));

  return {
    written: (where, pattern) =>
      new Promise((resolve, reject) => {
        let text = '';
        // An X server writes the number of its display to the descriptor that its arguments name.
        const stream = where === 'display' ? (child.stdio[3] as Readable | null) : child.stderr;
        const fail = (): void => reject(new Error(`${command} did not start:\n${output}`));
        const deadline = setTimeout(fail, STARTS_WITHIN_MS);
        void ended.then(fail);
        stream?.on('data', (chunk) => {
          text += String(chunk);
          const found = pattern.exec(text)?.[1];
          if (found === undefined) return;
          clearTimeout(deadline);
          resolve(found);
        });
      }),
    end: async () => {
      signalGroup(child, 'SIGTERM');
      const deadline = setTimeout(killWithUs, ENDS_WITHIN_MS);
      await ended;
      clearTimeout(deadline);
      // What it started may ignore the first signal.
      killWithUs();
      process.off('exit', killWithUs);
    },
  };
}
