import type { FastifyInstance } from 'fastify';
import { makeSystemClock } from '../adapters/clock/system-clock.ts';
import { err, ok, type Result } from '../core/domain/result.ts';
import * as base from './wiring/base-parts.ts';
import { composeServer } from './wiring/composition-root.ts';
import type { ServerConfig } from './config.ts';
import type { Kysely } from 'kysely';
import type { Connected } from './db/connect.ts';
import { makeDatabaseClock, readDatabaseTime } from './db/database-clock.ts';
import { makeApp } from './http/app.ts';
import { makeKeyRing, type KeyRing } from './keys/key-ring.ts';
import { loadKeys } from './keys/load-keys.ts';
import { makeServerWatch, type ServerWatch } from './wiring/watch-server.ts';
import { appDeps } from './wiring/http-parts.ts';
import * as jobs from './wiring/job-parts.ts';
import { listen } from './listen.ts';
import { openDatabase, type Say } from './open-database.ts';
import { NO_TRACING, type Tracing } from './tracing/ports.ts';
import type { Tables } from './wiring/tables.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Lets `/ready` say no, so that balancers send no more calls; calls that come are still answered. */
  leave(): void;
  /** Answers the calls in progress, then closes the database and releases the data directory. */
  stop(): Promise<void>;
}

/** Loads OpenTelemetry only where it is configured. */
async function loadTracing({ tracing }: ServerConfig): Promise<Tracing> {
  if (tracing === null) return NO_TRACING;
  const { makeOtelTracing } = await import('./tracing/otel-tracing.ts');
  return makeOtelTracing(tracing);
}

/** Loads the keys of a server at its start. Fails with a message for the person who starts it. */
async function openKeys({ keySource }: ServerConfig, db: Kysely<Tables>): Promise<Result<KeyRing, string>> {
  const clock = makeSystemClock();
  const loaded = await loadKeys(db, keySource, clock.now());
  return loaded.ok ? ok(makeKeyRing(loaded.value, () => clock.now())) : loaded;
}

/** How often a server compares its clock with that of PostgreSQL. */
const COMPARE_EVERY_MS = 30_000;

/** The clock of the server: that of PostgreSQL, or the machine's for an embedded database, which no other server uses. */
async function followTime({ databaseUrl }: ServerConfig, { unwaited }: Pick<Connected<Tables>, 'unwaited'>) {
  const ownClock = makeSystemClock();
  if (databaseUrl === null) return { clock: ownClock, stop: () => undefined };
  const clock = makeDatabaseClock(() => readDatabaseTime(unwaited), ownClock);
  await clock.measure();
  const comparing = setInterval(() => void clock.measure(), COMPARE_EVERY_MS);
  return { clock, stop: () => clearInterval(comparing) };
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

/** Looks before the server answers calls, so that no login of a restored database is used. */
async function lookFirst(watch: ServerWatch): Promise<Result<void, string>> {
  try {
    return ok(await watch.look());
  } catch (error) {
    if (!(error instanceof Error && 'path' in error && 'code' in error)) throw error;
    const file = String(error.path);
    return err(
      `The file ${file} could not be used (${String(error.code)}). Set KEY_FILE to a file whose directory can be written, even if KEYS is set.`,
    );
  }
}

/** Starts what the server does beside its calls. Returns what ends it. */
async function startWork(
  container: ReturnType<typeof composeServer>,
  watch: ServerWatch,
  { log }: FastifyInstance,
): Promise<() => Promise<void>> {
  const [workers, sweeper] = [container.get(jobs.workers), container.get(jobs.sweeper)];
  await workers.start(log);
  sweeper.start(log);
  watch.start(log);
  return async () => {
    await Promise.all([workers.stop(), sweeper.stop()]);
    await watch.stop();
  };
}

/**
 * Starts the server: data directory, migrations, then the port. Fails with a message for the person who starts it; `say` gets a line
 * while it waits for the database.
 */
export async function startServer(
  config: ServerConfig,
  say: Say = () => undefined,
): Promise<Result<RunningServer, string>> {
  const tracing = await loadTracing(config);
  const opened = await openDatabase(config, say, tracing.onStatement);
  if (!opened.ok) return opened;
  const { close } = opened.value;
  const keys = await openKeys(config, opened.value.db);
  if (!keys.ok) {
    await close();
    return keys;
  }
  const time = await followTime(config, opened.value);
  const container = composeServer(config, opened.value, keys.value, time.clock, tracing);
  const watch = makeServerWatch(container);
  const looked = await lookFirst(watch);
  if (!looked.ok) {
    time.stop();
    await close();
    return looked;
  }
  const app = makeApp(container.get(appDeps));
  const served = await serve(app, config);
  if (!served.ok) {
    time.stop();
    await close();
    return served;
  }
  const url = `http://localhost:${served.value}`;
  container.get(base.ownUrl).listensAt(url);
  const readiness = container.get(base.readiness);
  container.get(base.metrics).watchProcess();
  const stopWork = await startWork(container, watch, app);
  return ok({
    url,
    leave: readiness.leave,
    stop: async () => {
      readiness.leave();
      await app.close();
      await stopWork();
      time.stop();
      await close();
      await tracing.stop();
    },
  });
}
