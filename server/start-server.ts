import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../core/domain/result.ts';
import { composeServer } from './composition-root.ts';
import type { ServerConfig } from './config.ts';
import { connectPostgres, connectSqlite, makeDataDir } from './db/connect.ts';
import { lockDataDir } from './db/lock-data-dir.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Tables } from './db/tables.ts';
import { makeApp } from './http/app.ts';
import { listen } from './listen.ts';
import { TOKENS } from './tokens.ts';

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Answers the calls under way, then closes the database and lets go of the data directory. */
  stop(): Promise<void>;
}

interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly close: () => Promise<void>;
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const db = connectPostgres(databaseUrl);
  return { db, close: () => db.destroy() };
}

/** One server a data directory: two would each believe that they alone write. */
function openSqlite(dataDir: string): Result<OpenDatabase, string> {
  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  if (lock === null) {
    return err(
      `Another Clearline server is using the data directory ${dataDir}. Stop it, or set DATA_DIR to another one.`,
    );
  }
  const db = connectSqlite(dataDir);
  return ok({
    db,
    close: async () => {
      await db.destroy();
      lock.release();
    },
  });
}

async function serve(app: FastifyInstance, config: ServerConfig): Promise<Result<number, string>> {
  const port = await listen(app, config.host, config.port);
  if (port !== null) return ok(port);
  await app.close();
  return err(`Port ${config.port} is in use. Stop the program that has it, or set PORT to another one.`);
}

/** Starts the server: data directory, migrations, then the port. Fails with a message for the person who starts it. */
export async function startServer(config: ServerConfig): Promise<Result<RunningServer, string>> {
  const opened = config.databaseUrl === null ? openSqlite(config.dataDir) : ok(openPostgres(config.databaseUrl));
  if (!opened.ok) return opened;
  const { db, close } = opened.value;
  await migrateToLatest(db);
  const container = composeServer(config, db);
  const app = makeApp(container.get(TOKENS.appDeps));
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
