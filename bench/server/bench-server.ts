/** Measures create-result over HTTP on both databases, compared with the same statements through the bare driver and with a bare route. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { API_ROUTES } from '../../core/api/routes.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { keyFileIn, startRealServer, type RealServer } from '../../tests/support/real-server.ts';
import { testKeys } from '../../tests/support/test-keys.ts';
import { readKeyFile } from '../../server/keys/key-file.ts';
import { makeKeyRing, type Keys } from '../../server/keys/key-ring.ts';
import { startChild, type Child } from '../../tests/support/child-process.ts';
import type { DriverOrder } from './driver-process.ts';
import { loadHttp } from './load-http.ts';
import type { Measured } from './measured.ts';
import { connect, type Place } from './place.ts';
import { recordStatements } from './record-statements.ts';
import { valuesOf, type Statement } from './statements.ts';
import { countStored, makeSupply } from './supply.ts';
import { printed, rowOf, shortfalls, type Found, type Round } from './table.ts';

const CLIENTS = [1, 16, 64];
const SECONDS = 1;
/** More calls than either database can handle in that time. */
const SUPPLY = 3000;

/** A kind of database: one instance that a server uses, and one for the bare driver. */
interface Subject {
  readonly name: string;
  readonly url: string;
  readonly served: Kysely<Tables>;
  readonly keys: Keys;
  readonly driven: {
    readonly place: Place;
    readonly db: Kysely<Tables>;
    readonly keys: Keys;
    readonly statements: readonly Statement[];
  };
  readonly stop: () => Promise<void>;
}

const newDirectory = (): string => mkdtempSync(join(tmpdir(), 'clearline-bench-'));

function startServer({ dataDir, databaseUrl }: Place): Promise<RealServer> {
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' };
  return startRealServer({ dataDir, env: databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl } });
}

/** The keys of a server that runs. */
function keysAt({ dataDir }: Place): Keys {
  const read = readKeyFile(keyFileIn(dataDir));
  if (!read.ok || read.value === null) throw new Error('The server has no key file.');
  return makeKeyRing(read.value, () => Date.now());
}

async function startDriven(place: Place): Promise<Subject['driven']> {
  const db = connect(place);
  await migrateToLatest(db);
  const keys = testKeys();
  return { place, db, keys, statements: await recordStatements(place, keys, await makeSupply(db, keys, 2)) };
}

/** `newDatabase` returns the URL of an empty database, or null for the embedded one. */
async function startSubject(name: string, newDatabase: () => Promise<string | null>): Promise<Subject> {
  const places = [newDirectory(), newDirectory()].map(async (dataDir) => ({
    dataDir,
    databaseUrl: await newDatabase(),
  }));
  const [place, drivenPlace] = await Promise.all(places);
  if (place === undefined || drivenPlace === undefined) throw new Error('Two databases are needed.');
  const server = await startServer(place);
  const served = connect(place);
  const driven = await startDriven(drivenPlace);
  const stop = async () => {
    await Promise.all([served.destroy(), driven.db.destroy(), server.stop()]);
    for (const { dataDir } of [place, drivenPlace]) rmSync(dataDir, { recursive: true });
  };
  return { name, url: server.url, served, keys: keysAt(place), driven, stop };
}

interface Helpers {
  readonly driver: Child;
  readonly bareUrl: string;
}

async function measureDriver({ driven }: Subject, { driver }: Helpers, clients: number) {
  const { place, db, keys, statements } = driven;
  const calls = (await makeSupply(db, keys, SUPPLY)).map(valuesOf);
  const order: DriverOrder = { place, statements, calls, clients, seconds: SECONDS };
  return driver.order<Measured>(order);
}

async function measureHttp({ url, served, keys }: Subject, clients: number) {
  const tasks = await makeSupply(served, keys, SUPPLY);
  const http = await loadHttp(url, tasks, { clients, seconds: SECONDS });
  const testIds = http.acknowledged.map((place) => tasks[place]?.body.testId ?? '');
  return { http, lost: testIds.length - (await countStored(served, testIds)) };
}

/** Measures one after the other, so that other load on the machine affects all alike. */
async function measureRound(
  subjects: readonly Subject[],
  helpers: Helpers,
  clients: number,
): Promise<readonly Round[]> {
  const [subject] = subjects;
  const bareTasks = subject === undefined ? [] : await makeSupply(subject.served, subject.keys, SUPPLY);
  const bare = await loadHttp(helpers.bareUrl, bareTasks, { clients, seconds: SECONDS });
  const rounds: Round[] = [];
  for (const one of subjects) {
    const driver = await measureDriver(one, helpers, clients);
    rounds.push({ bare, driver, ...(await measureHttp(one, clients)) });
  }
  return rounds;
}

function print(found: readonly Found[], runs: number): void {
  const rows = found.map(rowOf);
  console.log(`\nCreate-result, median of ${runs}, ${SECONDS} s each:`);
  console.table(rows.map(printed));
  console.log(
    `Both databases write every commit to the disk. The client shares the machine's ${availableParallelism()} cores with the server;\n` +
      'the driver has its process to itself. It runs all statements of the call: session, counted calls, transaction.',
  );
  for (const row of rows) {
    const why = shortfalls(row);
    if (why.length > 0) console.log(`${row.database}, ${row.clients} clients: ${why.join('; ')}.`);
  }
}

async function measureAll(subjects: readonly Subject[], helpers: Helpers, runs: number): Promise<readonly Found[]> {
  const found = subjects.flatMap(({ name: database }) =>
    CLIENTS.map((clients) => ({ database, clients, rounds: [] as Round[] })),
  );
  for (let count = 0; count <= runs; count += 1) {
    for (const clients of CLIENTS) {
      const rounds = await measureRound(subjects, helpers, clients);
      // The first round is the warm-up.
      if (count === 0) continue;
      subjects.forEach(({ name }, place) => {
        const of = found.find((one) => one.database === name && one.clients === clients);
        of?.rounds.push(...rounds.slice(place, place + 1));
      });
    }
  }
  return found;
}

/** Measures `runs` rounds and prints the medians. */
export async function run(runs: number): Promise<void> {
  const driver = startChild(new URL('./driver-process.ts', import.meta.url));
  const bare = startChild(new URL('./bare-process.ts', import.meta.url));
  const postgres = await startPostgres({ isDurable: true });
  if (postgres === null) console.log('No PostgreSQL is available for this platform.');
  const subjects: Subject[] = [];
  try {
    subjects.push(await startSubject('SQLite', () => Promise.resolve(null)));
    if (postgres !== null) subjects.push(await startSubject('PostgreSQL', () => postgres.createDatabase()));
    const bareUrl = await bare.order<string>(API_ROUTES.createResult.path);
    print(await measureAll(subjects, { driver, bareUrl }, runs), runs);
  } finally {
    await Promise.all(subjects.map(({ stop }) => stop()));
    await postgres?.stop();
    driver.stop();
    bare.stop();
  }
}
