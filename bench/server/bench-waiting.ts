/** Measures calls while a server reads a person's own data and deletes old rows, with much and with nothing in its database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { API_ROUTES } from '../../core/api/routes.ts';
import { connectSqlite } from '../../server/db/connect.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import type { JobRow } from '../../server/jobs/tables.ts';
import { readKeyFile } from '../../server/keys/key-file.ts';
import { makeKeyRing } from '../../server/keys/key-ring.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { manyResults } from '../../tests/server/many-results.ts';
import { startChild } from '../../tests/support/child-process.ts';
import { keyFileIn } from '../../tests/support/real-server.ts';
import { median } from '../in-turns.ts';
import type { CleaningOrder } from './cleaning-process.ts';
import { loadHttp } from './load-http.ts';
import { makeSupply } from './supply.ts';

const WAITING_JOBS = 200_000;
const GUESTS = 50_000;
const CLIENTS = 4;
const SECONDS = 8;
const SUPPLY = 12_000;
/** SQLite binds at most 32,766 values per statement. */
const ROWS_AT_ONCE = 1000;
const FORTY_DAYS_MS = 40 * 24 * 60 * 60_000;

const aJob = (index: number): JobRow => ({
  job_id: `waiting-${index}`,
  kind: 'readReportResponse',
  queue: 'answers',
  state: 'waiting',
  payload: JSON.stringify({ kind: 'readReportResponse', reportId: `report-${index}` }),
  posted_at: Date.now(),
  due_at: Date.now() + FORTY_DAYS_MS,
  leased_until: null,
  expires_at: null,
  subject: null,
  about: `report-${index}`,
  tries: 0,
  request_id: null,
  trace_parent: null,
});

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let from = 0; from < WAITING_JOBS; from += ROWS_AT_ONCE) {
    const jobs = Array.from({ length: ROWS_AT_ONCE }, (_none, index) => aJob(from + index));
    await db.insertInto('jobs').values(jobs).execute();
  }
  await manyResults(db, { groupId: null, profileId: null }, GUESTS, Date.now() - FORTY_DAYS_MS);
}

/** The p99 of creating results, in milliseconds, while the server cleans and a person reads their own data. */
async function measure(isFull: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-bench-'));
  const { db, close } = connectSqlite<Tables>(dataDir);
  await migrateToLatest(db);
  if (isFull) await fill(db);
  const server = startChild(new URL('./cleaning-process.ts', import.meta.url));
  try {
    const url = await server.order<string>({ dataDir } satisfies CleaningOrder);
    const read = readKeyFile(keyFileIn(dataDir));
    if (!read.ok || read.value === null) throw new Error('The server has no key file.');
    const tasks = await makeSupply(
      db,
      makeKeyRing(read.value, () => Date.now()),
      SUPPLY,
    );
    await loadHttp(url, tasks.slice(0, SUPPLY / 4), { clients: CLIENTS, seconds: 1 });
    const loading = loadHttp(url, tasks.slice(SUPPLY / 4), { clients: CLIENTS, seconds: SECONDS });
    // Goes on for longer than the load; it ends with its process.
    server.order<number>('clean' satisfies CleaningOrder).catch(() => undefined);
    for (const { person } of tasks.slice(-5)) {
      const headers = { authorization: `Bearer ${person.accessToken}` };
      await (await fetch(url + API_ROUTES.getPersonalData.path, { headers })).arrayBuffer();
    }
    const { p50, p99, otherErrors, serverErrors } = await loading;
    return { p50, p99, failures: otherErrors + serverErrors };
  } finally {
    server.stop();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures both servers in turns, and prints the medians of `runs` rounds. */
export async function run(runs: number): Promise<void> {
  const found = { empty: [], full: [] } as Record<'empty' | 'full', Awaited<ReturnType<typeof measure>>[]>;
  for (let count = 0; count < runs; count += 1) {
    found.empty.push(await measure(false));
    found.full.push(await measure(true));
  }
  const rows = Object.entries(found).map(([database, rounds]) => {
    const middle = (figure: 'p50' | 'p99') => `${median(rounds.map((round) => round[figure])).toFixed(1)} ms`;
    const failures = rounds.reduce((total, round) => total + round.failures, 0);
    return { database, p50: middle('p50'), p99: middle('p99'), failures };
  });
  console.table(rows);
}
