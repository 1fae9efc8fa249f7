import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keyFileIn } from '../support/real-server.ts';
import { startProgram } from './processes.ts';
import { HOST, REPOSITORY, type ServerPlace } from './topology.ts';

const POLL_MS = 50;
const START_MS = 90_000;

/** A Clearline server that is stopped and started again at the same address. */
export interface AppServer {
  readonly name: string;
  readonly url: string;
  /** Starts it, and waits until it is ready. */
  start(): Promise<void>;
  /** Starts another release of the program from now on. */
  useRelease(folder: string): void;
  /** Sends it a signal, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** What both servers of a run share, and what is asked of them. */
export interface Shared {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
}

function envOf({ folder, port }: ServerPlace, { folder: shared, databaseUrl, env = {} }: Shared) {
  return {
    NODE_ENV: 'production',
    HOST,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    FILES_DIR: join(shared, 'files'),
    KEY_FILE: keyFileIn(join(shared, 'files')),
    TRUST_PROXY: 'loopback',
    REPORTER: 'file',
    ADDRESS_LIMIT_FACTOR: '100000',
    GUEST_REPORTS_PER_LOT: '1000000',
    LOG_LEVEL: 'warn',
    ...env,
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(START_MS) }).catch(() => null);
  return answer?.status === 200;
}

/** A server that is not started yet. */
export function makeAppServer(place: ServerPlace, shared: Shared): AppServer {
  const url = `http://${HOST}:${place.port}`;
  let release = REPOSITORY;
  let running: { readonly child: ChildProcess; readonly ended: Promise<unknown> } | null = null;
  return {
    name: place.name,
    url,
    useRelease: (folder) => {
      release = folder;
    },
    start: async () => {
      const child = startProgram({
        command: process.execPath,
        args: [join(release, 'server/main.ts')],
        folder: place.folder,
        log: join(shared.folder, 'logs', `${place.name}.log`),
        env: { ...envOf(place, shared), WEB_DIR: join(release, 'dist/web') },
      });
      running = { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
      const deadline = performance.now() + START_MS;
      while (!(await isReady(url))) {
        if (child.exitCode !== null) throw new Error(`${place.name} ended with ${child.exitCode}.`);
        if (performance.now() > deadline) throw new Error(`${place.name} was not ready in time.`);
        await pause(POLL_MS);
      }
    },
    end: async (signal) => {
      running?.child.kill(signal);
      await running?.ended;
      running = null;
    },
  };
}
