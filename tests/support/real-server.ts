import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const STARTED = /Clearline is running at (http:\/\/\S+)/;
const START_DEADLINE_MS = 100_000;

/** A server in a separate process. */
export interface RealServer {
  readonly url: string;
  readonly dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** Shuts it down and removes its data, unless the caller passed the directory. */
  readonly stop: () => Promise<void>;
  /** Sends it a signal and resolves with its exit code. */
  signal(signal: NodeJS.Signals): Promise<number | null>;
  /** Kills it (SIGKILL), as a power cut would, and keeps its data. */
  readonly kill: () => Promise<void>;
}

export interface RealServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The data directory of an earlier server; by default a new one. */
  readonly dataDir?: string;
}

/** The end of a server process that failed to start. */
export interface FailedStart {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Where the servers of tests have their keys: inside the data directory, so that both are removed together. */
export function keyFileIn(dataDir: string): string {
  return join(dataDir, 'keys', 'keys.json');
}

function run(given: Readonly<Record<string, string>>) {
  // Vitest sets BASE_URL, which the server would take for a misspelled setting.
  const { DATABASE_URL: _database, BASE_URL: _base, ...inherited } = process.env;
  const { DATA_DIR: dataDir = '' } = given;
  const env = { ...inherited, KEY_FILE: keyFileIn(dataDir), ...given };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // An interrupted test run must not leave servers behind.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', killWithUs);
      resolve(code);
    });
  });
  return { child, ended, output: () => output };
}

/** Starts `server/main.ts` on a free port, by default with a new data directory, and resolves once it listens. */
export async function startRealServer({ env = {}, dataDir }: RealServerOptions = {}): Promise<RealServer> {
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'clearline-server-'));
  const { child, ended, output } = run({
    PORT: '0',
    DATA_DIR: directory,
    ADDRESS_LIMIT_FACTOR: '1000',
    GUEST_REPORTS_PER_LOT: '1000000',
    LEAVE_SECONDS: '0',
    DEV_PAGES: '1',
    ...env,
  });
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start: ${why}\n${output()}`));
    };
    const deadline = setTimeout(fail, START_DEADLINE_MS, 'it took too long');
    void ended.then((code) => fail(`it ended with ${String(code)}`));
    child.stdout.on('data', () => {
      const address = STARTED.exec(output())?.[1];
      if (address === undefined) return;
      clearTimeout(deadline);
      resolve(address);
    });
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    dataDir: directory,
    output,
    stop: async () => {
      await end('SIGTERM');
      if (dataDir === undefined) rmSync(directory, { recursive: true, force: true });
    },
    signal: end,
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

/** Starts a server that is expected to fail, and returns how it ended. */
export async function failToStart(env: Readonly<Record<string, string>>): Promise<FailedStart> {
  const { child, ended, output } = run(env);
  const deadline = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS);
  const exitCode = await ended;
  clearTimeout(deadline);
  return { exitCode, output: output() };
}
