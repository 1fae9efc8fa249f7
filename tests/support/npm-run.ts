import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../..');
/** What `npm start` prints once it serves the app, with its address. */
export const ADDRESS = /Clearline is running at (http:\/\/localhost:\d+)/;
/** What `npm run dev` prints once it serves the app, with its address. */
export const DEV_ADDRESS = /Local:\s+(http:\/\/localhost:\d+)/;

/** A running npm script. */
export interface NpmRun {
  readonly process: ChildProcess;
  readonly exitCode: Promise<number | null>;
  /** Resolves with what was printed, once that matches; rejects when the command ends before. */
  printed(pattern: RegExp): Promise<string>;
  output(): string;
}

const running = new Set<ChildProcess>();

/** Runs an npm script of the repository, with these settings and no others of this machine. */
export function npmRun(
  script: 'start' | 'dev',
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): NpmRun {
  const { PORT: _port, NODE_ENV: _mode, DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn('npm', ['run', script, '--', ...options], {
    cwd: REPOSITORY,
    env: { ...inherited, NO_COLOR: '1', ...env },
    // A separate process group, so that no process remains when a test fails.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  const listeners = new Set<() => void>();
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(text);
        if (found !== null) resolve(found[1] ?? found[0]);
      };
      listeners.add(look);
      look();
      void exitCode.then((code) => reject(new Error(`npm run ${script} ended with ${String(code)}:\n${text}`)));
    });
  return { process: child, exitCode, printed, output: () => text };
}

/** Ends the npm scripts that still run, with everything that they started. */
export function endNpmRuns(): void {
  for (const { pid, exitCode } of running) {
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
  }
  running.clear();
}
