/** Create-result over HTTP on both databases, beside the same statements straight through the driver and a bare route. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { Tables } from '../../server/db/tables.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startRealServer } from '../../tests/support/real-server.ts';
import { startChild, type Child } from './child.ts';
import type { Measured } from './clients.ts';
import type { DriverOrder } from './driver-process.ts';
import { callOverHttp } from './http-calls.ts';
import { connect, type Place } from './place.ts';
import { recordStatements } from './record-statements.ts';
import { valuesOf, type Statement } from './statements.ts';
import { countKept, makeSupply } from './supply.ts';
import { printed, rowOf, shortfalls, type Found, type Round } from './table.ts';

const CLIENTS = [1, 16, 64];
const SECONDS = 1;
/** More calls than are made in that time. */
const SUPPLY = 5000;

/** A database with a server on it. */
interface Subject {
  readonly name: string;
  readonly url: string;
  readonly place: Place;
  readonly db: Kysely<Tables>;
  readonly statements: readonly Statement[];
  readonly stop: () => Promise<void>;
}

async function startSubject(name: string, databaseUrl: string | null): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-bench-'));
  const server = await startRealServer({
    dataDir,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  const place = { dataDir, databaseUrl };
  const db = connect(place);
  const stop = async () => {
    await db.destroy();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { name, url: server.url, place, db, statements: await recordStatements(place, await makeSupply(db, 2)), stop };
}

interface Helpers {
  readonly driver: Child;
  readonly bareUrl: string;
}

async function measureDriver({ place, db, statements }: Subject, { driver }: Helpers, clients: number) {
  const calls = (await makeSupply(db, SUPPLY)).map(valuesOf);
  const order: DriverOrder = { place, statements, calls, clients, seconds: SECONDS };
  return driver.order<Measured>(order);
}

async function measureHttp({ url, db }: Subject, clients: number) {
  const tasks = await makeSupply(db, SUPPLY);
  const http = await callOverHttp(url, tasks, { clients, seconds: SECONDS });
  const testIds = http.acknowledged.map((place) => tasks[place]?.body.testId ?? '');
  return { http, lost: testIds.length - (await countKept(db, testIds)) };
}

/** One after the other on the same data, so that the machine's moods hit all alike. */
async function measureRound(
  subjects: readonly Subject[],
  helpers: Helpers,
  clients: number,
): Promise<readonly Round[]> {
  const [subject] = subjects;
  const bareTasks = subject === undefined ? [] : await makeSupply(subject.db, SUPPLY);
  const bare = await callOverHttp(helpers.bareUrl, bareTasks, { clients, seconds: SECONDS });
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
      'the driver has no such company. It runs all statements of the call: session, counted calls, transaction.',
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
      // The first round warms everything up.
      if (count === 0) continue;
      subjects.forEach(({ name }, place) => {
        const of = found.find((one) => one.database === name && one.clients === clients);
        of?.rounds.push(...rounds.slice(place, place + 1));
      });
    }
  }
  return found;
}

/** Measures and prints the medians of so many rounds. */
export async function run(runs: number): Promise<void> {
  const driver = startChild('./driver-process.ts');
  const bare = startChild('./bare-process.ts');
  const postgres = await startPostgres({ isDurable: true });
  if (postgres === null) console.log('There is no PostgreSQL for this kind of machine.');
  const subjects: Subject[] = [];
  try {
    subjects.push(await startSubject('SQLite', null));
    if (postgres !== null) subjects.push(await startSubject('PostgreSQL', await postgres.createDatabase()));
    const bareUrl = await bare.order<string>(API_ROUTES.createResult.path);
    print(await measureAll(subjects, { driver, bareUrl }, runs), runs);
  } finally {
    await Promise.all(subjects.map(({ stop }) => stop()));
    await postgres?.stop();
    driver.stop();
    bare.stop();
  }
}
