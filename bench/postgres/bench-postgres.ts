/** Measures guests' results on PostgreSQL against one statement that writes the same rows, and two servers against one. */
import { startPostgres, type Postgres } from '../../tests/support/postgres.ts';
import { throughProxy } from '../../tests/support/tcp-proxy.ts';
import { startChild, type Child } from '../../tests/support/child-process.ts';
import { withPatientPostgres } from '../../server/db/connect-postgres.ts';
import { DEFAULT_TIMEOUTS } from '../../server/db/database-timeouts.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { median } from '../in-turns.ts';
import type { Measured } from '../server/measured.ts';
import { makeGuestCalls } from './guests.ts';
import type { LatencyOrder } from './latency-process.ts';
import type { WrittenRows } from './one-statement.ts';
import { measureServers, printServers, startServers } from './servers.ts';
import type { WorkOrder } from './work-process.ts';

const ANSWER_MS = [0, 1];
const CLIENTS = [1, 16];
const SECONDS = 1;
/** More calls than PostgreSQL can handle in that time. */
const SUPPLY = 3000;
/** The wanted rate, as a share of that of one statement. */
const WANTED_RATIO = 0.8;

/** A database with guests' results, reported or not, behind a proxy for each latency. */
interface Subject {
  readonly isReported: boolean;
  readonly url: string;
  readonly written: WrittenRows;
}

/** Rates of one round, in results per second, and the milliseconds of a result. */
interface Round {
  readonly title: string;
  readonly ours: Measured;
  readonly oneStatement: Measured;
}

async function startSubject(postgres: Postgres, worker: Child, isReported: boolean): Promise<Subject> {
  const url = await postgres.createDatabase();
  await withPatientPostgres(url, DEFAULT_TIMEOUTS.connectMs, migrateToLatest);
  const calls = await makeGuestCalls(url, 1, isReported);
  const order: WorkOrder = { databaseUrl: url, calls, clients: 0, seconds: 0, isFirst: true };
  return { isReported, url, written: await worker.order<WrittenRows>(order) };
}

interface Helpers {
  readonly worker: Child;
  /** The port of the proxy for each latency. */
  readonly ports: ReadonlyMap<number, number>;
}

async function measure(
  { isReported, url, written }: Subject,
  { worker, ports }: Helpers,
  { answerMs, clients }: { readonly answerMs: number; readonly clients: number },
): Promise<Round> {
  const databaseUrl = throughProxy(url, { port: ports.get(answerMs) ?? 0 });
  const one = async (like: { readonly like?: WrittenRows }): Promise<Measured> => {
    const calls = await makeGuestCalls(url, SUPPLY, isReported);
    const order: WorkOrder = { databaseUrl, calls, clients, seconds: SECONDS, ...like };
    return worker.order<Measured>(order);
  };
  const title = `${isReported ? 'with' : 'no'} report, ${answerMs} ms, ${clients} client${clients === 1 ? '' : 's'}`;
  return { title, ours: await one({}), oneStatement: await one({ like: written }) };
}

/** Medians over the rounds of one kind. */
function rowOf(title: string, rounds: readonly Round[]) {
  const middle = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const failures = rounds.reduce((sum, { ours, oneStatement }) => sum + ours.otherErrors + oneStatement.otherErrors, 0);
  return {
    title,
    'results/s': Math.round(middle(({ ours }) => ours.perSecond)),
    p50: `${middle(({ ours }) => ours.p50).toFixed(1)} ms`,
    'one statement/s': Math.round(middle(({ oneStatement }) => oneStatement.perSecond)),
    'its p50': `${middle(({ oneStatement }) => oneStatement.p50).toFixed(1)} ms`,
    // Per round, because other load affects both rates of a round.
    ratio: Number(middle(({ ours, oneStatement }) => ours.perSecond / oneStatement.perSecond).toFixed(2)),
    failures,
  };
}

function print(rounds: readonly Round[], runs: number): void {
  const titles = [...new Set(rounds.map(({ title }) => title))];
  const rows = titles.map((title) =>
    rowOf(
      title,
      rounds.filter((round) => round.title === title),
    ),
  );
  console.log(
    `\nA guest's result without HTTP, and the same rows in one statement, median of ${runs}, ${SECONDS} s each:`,
  );
  console.table(rows);
  for (const { title, ratio } of rows) {
    if (ratio < WANTED_RATIO) console.log(`${title}: ${ratio} of one statement, ${WANTED_RATIO} wanted.`);
  }
}

async function startHelpers(postgresPort: number, children: Child[]): Promise<Helpers> {
  const ports = new Map<number, number>();
  for (const answerMs of ANSWER_MS) {
    const proxy = startChild(new URL('./latency-process.ts', import.meta.url));
    children.push(proxy);
    const order: LatencyOrder = { target: postgresPort, answerMs };
    ports.set(answerMs, await proxy.order<number>(order));
  }
  const worker = startChild(new URL('./work-process.ts', import.meta.url));
  children.push(worker);
  return { worker, ports };
}

async function measureStatements(postgres: Postgres, runs: number): Promise<void> {
  const children: Child[] = [];
  try {
    const { port } = new URL(await postgres.createDatabase());
    const helpers = await startHelpers(Number(port), children);
    const subjects = [
      await startSubject(postgres, helpers.worker, false),
      await startSubject(postgres, helpers.worker, true),
    ];
    const cases = ANSWER_MS.flatMap((answerMs) => CLIENTS.map((clients) => ({ answerMs, clients })));
    const rounds: Round[] = [];
    // The first round is the warm-up.
    for (let count = 0; count <= runs; count += 1) {
      for (const subject of subjects) {
        for (const one of cases) {
          const round = await measure(subject, helpers, one);
          if (count > 0) rounds.push(round);
        }
      }
    }
    print(rounds, runs);
  } finally {
    children.forEach((child) => child.stop());
  }
}

/** Measures `runs` rounds and prints the medians. */
export async function run(runs: number): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if (postgres === null) {
    console.log('No PostgreSQL is available for this platform.');
    return;
  }
  try {
    await measureStatements(postgres, runs);
    const sites = [await startServers(postgres, 1), await startServers(postgres, 2)];
    try {
      printServers(await measureServers(sites, runs), runs);
    } finally {
      for (const site of sites) await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}
