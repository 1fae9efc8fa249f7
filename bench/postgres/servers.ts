import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query, type Postgres } from '../../tests/support/postgres.ts';
import { keyFileIn, startRealServer, type RealServer } from '../../tests/support/real-server.ts';
import { median } from '../in-turns.ts';
import { loadRoute, type OneRequest } from '../server/load-http.ts';
import { makeGuestCalls, type GuestCall } from './guests.ts';

const CLIENTS = 32;
const SECONDS = 4;
/** More calls than the servers can handle in that time. */
const SUPPLY = 8000;

/** One or more servers on a database, and the folder that they deliver reports to. */
export interface Site {
  readonly servers: readonly RealServer[];
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts servers that share a database and a folder. */
export async function startServers(postgres: Postgres, count: number): Promise<Site> {
  const databaseUrl = await postgres.createDatabase();
  const filesDir = mkdtempSync(join(tmpdir(), 'clearline-bench-'));
  const shared = { DATABASE_URL: databaseUrl, FILES_DIR: filesDir, KEY_FILE: keyFileIn(filesDir) };
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback', ...shared };
  const servers: RealServer[] = [];
  for (let started = 0; started < count; started += 1) servers.push(await startRealServer({ env }));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(filesDir, { recursive: true });
  };
  return { servers, databaseUrl, stop };
}

/** What servers did in a round: rates per second, and calls with another answer. */
interface Figures {
  readonly servers: number;
  readonly results: number;
  readonly deliveries: number;
  readonly failures: number;
}

const requestOf = ({ address, submission }: GuestCall): OneRequest => ({
  body: JSON.stringify(submission),
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
});

async function countSent(databaseUrl: string): Promise<number> {
  const [row] = await query(databaseUrl, "select count(*) from reports where state = 'sent'");
  return Number(row?.count);
}

async function measure({ servers, databaseUrl }: Site): Promise<Figures> {
  const requests = (await makeGuestCalls(databaseUrl, SUPPLY, true)).map(requestOf);
  const before = await countSent(databaseUrl);
  const load = { clients: CLIENTS / servers.length, seconds: SECONDS };
  const part = Math.floor(SUPPLY / servers.length);
  const loads = await Promise.all(
    servers.map(({ url }, place) =>
      loadRoute(url, 'createGuestResult', requests.slice(place * part, (place + 1) * part), load),
    ),
  );
  const sent = (await countSent(databaseUrl)) - before;
  // What is left would be delivered while the other site is measured.
  await query(databaseUrl, "delete from jobs where state = 'waiting'");
  const total = (figure: (one: (typeof loads)[number]) => number): number =>
    loads.reduce((sum, one) => sum + figure(one), 0);
  return {
    servers: servers.length,
    results: total(({ perSecond }) => perSecond),
    deliveries: sent / SECONDS,
    failures: total(({ serverErrors, otherErrors }) => serverErrors + otherErrors),
  };
}

/** Measures the sites in turns. The first round is the warm-up. */
export async function measureServers(sites: readonly Site[], runs: number): Promise<readonly Figures[]> {
  const found: Figures[] = [];
  for (let count = 0; count <= runs; count += 1) {
    for (const site of sites) {
      const figures = await measure(site);
      if (count > 0) found.push(figures);
    }
  }
  return found;
}

/** Prints the medians, and the median ratio of two servers to one. */
export function printServers(found: readonly Figures[], runs: number): void {
  const middleOf = (servers: number, figure: (one: Figures) => number): number =>
    median(found.filter((one) => one.servers === servers).map(figure));
  const rows = [1, 2].map((servers) => ({
    servers,
    'results/s': Math.round(middleOf(servers, ({ results }) => results)),
    'deliveries/s': Math.round(middleOf(servers, ({ deliveries }) => deliveries)),
    failures: found.reduce((sum, one) => sum + (one.servers === servers ? one.failures : 0), 0),
  }));
  console.log(`\nReported results over HTTP, ${CLIENTS} clients, median of ${runs}, ${SECONDS} s each:`);
  console.table(rows);
  const [ones, twos] = [1, 2].map((servers) => found.filter((one) => one.servers === servers));
  const ratios = (twos ?? []).map(({ results }, round) => results / (ones?.[round]?.results ?? NaN));
  console.log(`Two servers take ${median(ratios).toFixed(2)} of the results of one, the median of the rounds.`);
}
