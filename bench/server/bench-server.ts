/** Measures create-result over HTTP, compared with a bare route. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { API_ROUTES } from '../../core/api/routes.ts';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { connectSqlite } from '../../server/db/connect.ts';
import { readKeyFile } from '../../server/keys/key-file.ts';
import { makeKeyRing, type Keys } from '../../server/keys/key-ring.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { startChild } from '../../tests/support/child-process.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { keyFileIn, startRealServer } from '../../tests/support/real-server.ts';
import { median } from '../in-turns.ts';
import { loadHttp, type Loaded } from './load-http.ts';
import { countStored, makeSupply } from './supply.ts';

const CLIENTS = [1, 16, 64];
const SECONDS = 1;
/** More calls than either database can handle in that time. */
const SUPPLY = 3000;

/** A server that runs, with its database. */
interface Subject {
  readonly url: string;
  readonly db: Kysely<Tables>;
  readonly keys: Keys;
  readonly stop: () => Promise<void>;
}

/** `databaseUrl` is of an empty PostgreSQL database, or null for the embedded one. */
async function startSubject(databaseUrl: string | null): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-bench-'));
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' };
  const server = await startRealServer({
    dataDir,
    env: databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl },
  });
  const { db } = databaseUrl === null ? connectSqlite(dataDir) : connectPostgres(databaseUrl);
  const read = readKeyFile(keyFileIn(dataDir));
  if (!read.ok || read.value === null) throw new Error('The server has no key file.');
  const stop = async () => {
    await Promise.all([db.destroy(), server.stop()]);
    rmSync(dataDir, { recursive: true });
  };
  return { url: server.url, db, keys: makeKeyRing(read.value, () => Date.now()), stop };
}

interface Round {
  readonly http: Loaded;
  readonly bare: Loaded;
  /** Results that were acknowledged but are not in the database. */
  readonly lost: number;
}

/** Measures one after the other, so that other load on the machine affects both alike. */
async function measureRound({ url, db, keys }: Subject, bareUrl: string, clients: number): Promise<Round> {
  const [tasks, bareTasks] = [await makeSupply(db, keys, SUPPLY), await makeSupply(db, keys, SUPPLY)];
  const bare = await loadHttp(bareUrl, bareTasks, { clients, seconds: SECONDS });
  const http = await loadHttp(url, tasks, { clients, seconds: SECONDS });
  const testIds = http.acknowledged.map((place) => tasks[place]?.body.testId ?? '');
  return { http, bare, lost: testIds.length - (await countStored(db, testIds)) };
}

/** Medians over the rounds, and sums of what must be 0. */
function rowOf(clients: number, rounds: readonly Round[]) {
  const middle = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const total = (figure: (round: Round) => number): number => rounds.reduce((sum, round) => sum + figure(round), 0);
  return {
    clients,
    'HTTP/s': Math.round(middle(({ http }) => http.perSecond)),
    p50: `${middle(({ http }) => http.p50).toFixed(1)} ms`,
    p99: `${middle(({ http }) => http.p99).toFixed(1)} ms`,
    'bare route/s': Math.round(middle(({ bare }) => bare.perSecond)),
    lost: total(({ lost }) => lost),
    '5xx': total(({ http }) => http.serverErrors),
    'other failures': total(({ http, bare }) => http.otherErrors + bare.otherErrors),
  };
}

async function measureAll(subject: Subject, bareUrl: string, runs: number): Promise<void> {
  const rows = [];
  for (const clients of CLIENTS) {
    const rounds: Round[] = [];
    // The first round is the warm-up.
    for (let count = 0; count <= runs; count += 1) rounds.push(await measureRound(subject, bareUrl, clients));
    rows.push(rowOf(clients, rounds.slice(1)));
  }
  console.log(`\nCreate-result, median of ${runs}, ${SECONDS} s each:`);
  console.table(rows);
  console.log(
    `Every commit is on the disk. The client shares the machine's ${availableParallelism()} cores with the server.`,
  );
}

/** Measures `runs` rounds on SQLite, or on PostgreSQL, and prints the medians. */
export async function run(
  runs: number,
  { postgres: usesPostgres = false }: { readonly postgres?: boolean },
): Promise<void> {
  const bare = startChild(new URL('./bare-process.ts', import.meta.url));
  const postgres = usesPostgres ? await startPostgres({ isDurable: true }) : null;
  if (usesPostgres && postgres === null) throw new Error('No PostgreSQL is available for this platform.');
  try {
    const subject = await startSubject(postgres === null ? null : await postgres.createDatabase());
    try {
      await measureAll(subject, await bare.order<string>(API_ROUTES.createResult.path), runs);
    } finally {
      await subject.stop();
    }
  } finally {
    await postgres?.stop();
    bare.stop();
  }
}
