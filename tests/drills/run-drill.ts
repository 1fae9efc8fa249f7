import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countUndelivered, findLosses } from '../e2e/report-kills/check.ts';
import type { Drill } from './drill.ts';
import { startMeasuredLoad } from './measured-load.ts';
import { makeOutcome, type Outcome } from './outcome.ts';
import type { Site } from './site.ts';
import { countReports } from './stored-reports.ts';
import { superuserUrl } from './topology.ts';

/** How a drill is run. */
export interface RunOptions {
  readonly rate: number;
  readonly otherRelease: string | null;
}

const WARM_UP_SECONDS = 3;
const AFTERWARDS_SECONDS = 5;
/** Longer than the lease of what a killed server was delivering. */
const DELIVERY_MS = 300_000;
const POLL_MS = 250;

async function untilReady({ servers }: Site): Promise<void> {
  for (const { url } of servers) while ((await fetch(`${url}/ready`)).status !== 200) await pause(POLL_MS);
}

/** One repetition: what it measured, and what it had to say. */
export interface Repetition {
  readonly outcome: Outcome;
  readonly notes: readonly string[];
  readonly testIds: readonly string[];
}

/** Runs a drill once, under load. */
export async function runOnce(site: Site, drill: Drill, { rate, otherRelease }: RunOptions): Promise<Repetition> {
  const roles = await site.database.untilWhole();
  const notes: string[] = [];
  const load = startMeasuredLoad(site.url, rate);
  await load.more(1);
  const beginning = performance.now();
  await load.more(rate * WARM_UP_SECONDS);
  await drill.happen({ site, load, rate, otherRelease, ...roles, note: (line) => notes.push(line) });
  await load.more(rate * AFTERWARDS_SECONDS);
  const { primary } = await site.database.untilWhole();
  await untilReady(site);
  await load.more(rate);
  const end = performance.now();
  await load.stop();
  const testIds = [...load.acknowledgedAt.keys()];
  const stored = await countReports(superuserUrl(site.topology, primary.postgresPort), testIds);
  return { outcome: makeOutcome(load, stored, [beginning, end]), notes, testIds };
}

/** Waits until every report is delivered, and returns what is wrong with results, reports and files of all repetitions. */
export async function checkEverything({ topology, database }: Site, testIds: readonly string[]) {
  const { primary } = await database.untilWhole();
  const location = {
    databaseUrl: superuserUrl(topology, primary.postgresPort),
    dataDir: join(topology.folder, 'files'),
  };
  const deadline = performance.now() + DELIVERY_MS;
  while ((await countUndelivered(location)) > 0 && performance.now() < deadline) await pause(POLL_MS);
  return findLosses(location, new Map(testIds.map((testId) => [testId, true])));
}
