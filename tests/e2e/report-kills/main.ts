/**
 * `npm run report-kills -- [ROUNDS] [--postgres URL]`: users submit results while the server is killed (SIGKILL) repeatedly at random moments. At the
 * end every acknowledged report must have been delivered once. Exit code 1 means that a report was lost or duplicated; the data are then not deleted. With
 * `--postgres` the servers use an existing, empty database; without it the embedded one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { startRealServer } from '../../support/real-server.ts';
import { countUndelivered, findLosses } from './check.ts';
import type { DataLocation } from './database.ts';
import { simulateUsers, type Acknowledged } from './load.ts';

const DEFAULT_ROUNDS = 100;
/** Long enough for many submissions, short enough to also kill the server while it starts. */
const LONGEST_ROUND_MS = 2000;
/** Longer than the lease of a killed server's job. */
const DELIVERY_DEADLINE_MS = 300_000;
const POLL_MS = 250;

function startServer({ dataDir, databaseUrl }: DataLocation) {
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  return startRealServer({ dataDir, env: { REPORTER: 'file', ADDRESS_LIMIT_FACTOR: '100000', ...database } });
}

async function runRound(location: DataLocation, acknowledged: Acknowledged): Promise<void> {
  const server = await startServer(location);
  let isKilled = false;
  const load = simulateUsers(server.url, acknowledged, () => isKilled);
  await pause(Math.random() * LONGEST_ROUND_MS);
  isKilled = true;
  await server.kill();
  await load;
}

async function deliverRemaining(location: DataLocation): Promise<void> {
  const server = await startServer(location);
  const deadline = Date.now() + DELIVERY_DEADLINE_MS;
  while ((await countUndelivered(location)) > 0 && Date.now() < deadline) await pause(POLL_MS);
  await server.stop();
}

async function main(rounds: number, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-kills-'));
  const location = { dataDir, databaseUrl };
  const acknowledged: Acknowledged = new Map();
  let waited = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await runRound(location, acknowledged);
    const undelivered = await countUndelivered(location);
    waited += undelivered;
    console.log(
      `Kill ${round}: ${acknowledged.size} results acknowledged so far, ${undelivered} reports were waiting.`,
    );
  }
  await deliverRemaining(location);
  const { counts, losses } = await findLosses(location, acknowledged);
  console.log(`\n${rounds} kills, ${waited} reports waiting or in progress when they happened.`);
  for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
  if (losses.length === 0) {
    console.log('Nothing was lost, nothing was delivered twice.');
    return rmSync(dataDir, { recursive: true });
  }
  const kinds = Map.groupBy(losses, (loss) => loss);
  for (const [loss, cases] of kinds) console.log(`LOSS: ${loss} (${cases.length})`);
  console.log(`The data are in ${dataDir}.`);
  process.exitCode = 1;
}

function readRounds(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a number from 1 to 99999.');
}

await new Command('npm run report-kills --')
  .description('Kills a server under load again and again, and checks that no report was lost or delivered twice.')
  .argument('[rounds]', 'how many times the server is killed', readRounds, DEFAULT_ROUNDS)
  .option('--postgres <url>', 'an empty PostgreSQL database to use instead of SQLite')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .action((rounds: number, { postgres }: { readonly postgres?: string }) => main(rounds, postgres ?? null))
  .parseAsync();
