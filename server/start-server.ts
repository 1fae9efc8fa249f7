import type { FastifyInstance } from 'fastify';
import { err, ok, type Result } from '../core/domain/result.ts';
import { composeServer } from './wiring/composition-root.ts';
import type { ServerConfig } from './config.ts';
import { connectSqlite, makeDataDir, type Connected } from './db/connect.ts';
import { lockDataDir } from './db/lock-data-dir.ts';
import { migrateToLatest } from './db/migrate.ts';
import { makeApp } from './http/app.ts';
import { HTTP_TOKENS } from './wiring/http-tokens.ts';
import { listen } from './listen.ts';
import { TOKENS } from './wiring/tokens.ts';
import type { Tables } from './wiring/tables.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Answers the calls in progress, then closes the database and releases the data directory. */
  stop(): Promise<void>;
}

/** Locks the data directory, because each server assumes that it is the only writer. */
function openSqlite(dataDir: string): Result<Connected<Tables>, string> {
  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  if (lock === null) {
    return err(
      `Another Clearline server is using the data directory ${dataDir}. Stop it, or set DATA_DIR to another one.`,
    );
  }
  const connected = connectSqlite(dataDir);
  return ok({
    ...connected,
    close: async () => {
      await connected.close();
      lock.release();
    },
  });
}

/** The PostgreSQL driver is loaded only when it is configured. */
async function openDatabase({ databaseUrl, dataDir }: ServerConfig): Promise<Result<Connected<Tables>, string>> {
  if (databaseUrl === null) return openSqlite(dataDir);
  const { connectPostgres } = await import('./db/connect-postgres.ts');
  return ok(connectPostgres(databaseUrl));
}

async function serve(app: FastifyInstance, { host, port }: ServerConfig): Promise<Result<number, string>> {
  const listening = await listen(app, host, port);
  if (listening.ok) return listening;
  await app.close();
  if (listening.error === 'EADDRINUSE') {
    return err(`Port ${port} is in use. Stop the program that has it, or set PORT to another one.`);
  }
  return err(
    `It could not listen on ${host}, port ${port} (${listening.error}). Set HOST to an address of this machine, and PORT to one that its user may use.`,
  );
}

/** Starts the server: data directory, migrations, then the port. Fails with a message for the person who starts it. */
export async function startServer(config: ServerConfig): Promise<Result<RunningServer, string>> {
  const opened = await openDatabase(config);
  if (!opened.ok) return opened;
  const { db, close } = opened.value;
  await migrateToLatest(db);
  const container = composeServer(config, opened.value);
  const app = makeApp(container.get(HTTP_TOKENS.appDeps));
  const served = await serve(app, config);
  if (!served.ok) {
    await close();
    return served;
  }
  const url = `http://localhost:${served.value}`;
  container.get(TOKENS.ownUrl).listensAt(url);
  const workers = container.get(TOKENS.workers);
  const sweeper = container.get(TOKENS.sweeper);
  await workers.start(app.log);
  sweeper.start(app.log);
  return ok({
    url,
    stop: async () => {
      await app.close();
      await Promise.all([workers.stop(), sweeper.stop()]);
      await close();
    },
  });
}
