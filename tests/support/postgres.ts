import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, findFreePort, initialize, startGuarded } from './postgres-binaries.ts';

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

interface PostgresOptions {
  readonly isDurable?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, sql: string): Promise<readonly pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<pg.QueryResultRow>(sql)).rows;
  } finally {
    await client.end();
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Waits until a database answers. */
export async function waitUntilUp(url: string): Promise<void> {
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
 * not survive a power cut; `isDurable` flushes each one to disk. `settings` are those of postgresql.conf.
 */
export async function startPostgres({
  isDurable = false,
  settings = {},
}: PostgresOptions = {}): Promise<OwnPostgres | null> {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-postgres-'));
  const remove = () => {
    rmSync(directory, { recursive: true, force: true });
  };
  const bin = findBinaries(directory);
  if (bin === null) {
    remove();
    return null;
  }
  const data = join(directory, 'data');
  initialize(bin, data);
  const port = await findFreePort();
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const guard = startGuarded(bin, { data, port, directory, settings: [...(isDurable ? [] : ['-F']), ...given] });
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
    dropDatabase: async (url) => {
      await query(urlOf('postgres'), `drop database if exists ${nameOf(url)} with (force)`);
    },
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
