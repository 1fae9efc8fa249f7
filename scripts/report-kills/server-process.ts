import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './database.ts';

const SERVER = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const STARTED = /Clearline is running at (http:\/\/\S+)/;
const START_DEADLINE_MS = 60_000;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Sends it a signal, and resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts the server on a free port, and resolves when it listens. */
export async function startServer({ dataDir, databaseUrl }: Place): Promise<ServerProcess> {
  const { DATABASE_URL: _notThis, ...inherited } = process.env;
  const own = { PORT: '0', DATA_DIR: dataDir, REPORTER: 'file', ADDRESS_LIMIT_FACTOR: '100000' };
  const env = { ...inherited, ...own, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // A run that is broken off must not leave a server behind.
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', killWithUs);
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server did not start: ${why}.`));
    const deadline = setTimeout(fail, START_DEADLINE_MS, 'it took too long');
    void ended.then(() => fail('it ended'));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = STARTED.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(deadline);
      resolve(address);
    });
  });
  return {
    url,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
