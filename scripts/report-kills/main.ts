/**
 * `npm run report-kills -- [ROUNDS]`: people submit results while the server is killed (SIGKILL) at random moments, again and again. At the
 * end every acknowledged report must have been delivered, once. Exit code 1 tells that one was lost or doubled; the data are then kept.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countUndelivered, findLosses } from './check.ts';
import { putLoad, type Acknowledged } from './load.ts';
import { startServer } from './server-process.ts';

const DEFAULT_ROUNDS = 100;
/** Long enough for many submissions, short enough to hit the first moments as well. */
const LONGEST_ROUND_MS = 2000;
const DELIVERY_DEADLINE_MS = 120_000;
const LOOK_MS = 250;

async function playRound(dataDir: string, acknowledged: Acknowledged): Promise<void> {
  const server = await startServer(dataDir);
  let isKilled = false;
  const load = putLoad(server.url, acknowledged, () => isKilled);
  await pause(Math.random() * LONGEST_ROUND_MS);
  isKilled = true;
  await server.end('SIGKILL');
  await load;
}

async function deliverTheRest(dataDir: string): Promise<void> {
  const server = await startServer(dataDir);
  const deadline = Date.now() + DELIVERY_DEADLINE_MS;
  while (countUndelivered(dataDir) > 0 && Date.now() < deadline) await pause(LOOK_MS);
  await server.end('SIGTERM');
}

async function main(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-kills-'));
  const acknowledged: Acknowledged = new Map();
  let waited = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await playRound(dataDir, acknowledged);
    const undelivered = countUndelivered(dataDir);
    waited += undelivered;
    console.log(
      `Kill ${round}: ${acknowledged.size} results acknowledged so far, ${undelivered} reports were waiting.`,
    );
  }
  await deliverTheRest(dataDir);
  const { counts, losses } = findLosses(dataDir, acknowledged);
  console.log(`\n${rounds} kills, ${waited} reports waiting or under way when they came.`);
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

const [rounds = String(DEFAULT_ROUNDS)] = process.argv.slice(2);
if (/^[1-9]\d{0,4}$/.test(rounds)) await main(Number(rounds));
else {
  console.error(`Usage: npm run report-kills -- [ROUNDS, default ${DEFAULT_ROUNDS}]`);
  process.exitCode = 2;
}
