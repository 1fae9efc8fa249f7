/** Counts what one test asks a server for, and what many of them use of a server and of PostgreSQL. */
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { SCENARIO_EMAIL } from '../../scenarios/scenario-account.ts';
import { startPostgres, type Postgres } from '../../tests/support/postgres.ts';
import { readScenarioFile } from '../../tests/support/scenarios.ts';
import type { RecordedCall } from './call-recorder.ts';
import { perTest, readConsumption, type Consumption } from './consumption.ts';
import { startLoadedSite, type LoadedSite } from './loaded-site.ts';
import { printCalls, printCosts, printUse } from './print.ts';
import { recordTests } from './record-tests.ts';
import { moveTest, replayTest, type Person } from './replay-test.ts';

const scenarioPath = (path: string): string =>
  fileURLToPath(new URL(`../../fixtures/scenarios/${path}`, import.meta.url));

/** A whole test that is reported, by its scenario. */
const SCENARIOS = {
  guest: scenarioPath('testing/negative-reported.yaml'),
  account: scenarioPath('reporting/account-whole-test-reported.yaml'),
};

const CLIENTS = 8;
/** The command's argument is the number of runs; each has this many tests. */
const TESTS_PER_RUN = 200;
const WARM_UP_TESTS = 50;
/** Logins to one account are limited. */
const TESTS_PER_ACCOUNT = 5;
/** About as many lots as one county uses. Reports about the same lot wait for each other, because they are counted per lot. */
const LOTS = 1000;
const BYTE = 256;

/** The texts that the cassette of a scenario has in every call. */
interface Cassette {
  readonly serialNumber: string;
  readonly batchOrLotNumber: string;
}

function cassetteOf(calls: readonly RecordedCall[]): Cassette {
  const saved = calls.find(({ path }) => path === API_ROUTES.saveDevice.path);
  if (saved === undefined) throw new Error('The scenario saves no cassette.');
  return JSON.parse(saved.body) as Cassette;
}

function personOf(number: number, { serialNumber, batchOrLotNumber }: Cassette, email: string | undefined): Person {
  const serial = number.toString(36).toUpperCase().padStart(serialNumber.length, '0');
  const prefix = batchOrLotNumber.slice(0, 5);
  const lot = `${prefix}${String(number % LOTS).padStart(batchOrLotNumber.length - prefix.length, '0')}`;
  const own = new Map([
    [serialNumber, serial],
    [batchOrLotNumber, lot],
    ...(email === undefined ? [] : [[SCENARIO_EMAIL, email] as const]),
  ]);
  const address = `10.${[BYTE * BYTE, BYTE, 1].map((unit) => Math.floor(number / unit) % BYTE).join('.')}`;
  return { address, own };
}

/** Replays a test for one person after the other, several at a time. */
async function replayForAll(url: string, calls: readonly RecordedCall[], people: readonly Person[]): Promise<void> {
  const waiting = people.values();
  const client = async (): Promise<void> => {
    for (const person of waiting) await replayTest(url, calls, person);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function addAccounts(site: LoadedSite, scenario: Scenario, tests: number): Promise<readonly string[]> {
  if (!scenario.who.startsWith('account')) return [];
  const emails: string[] = [];
  for (let tag = 0; tag * TESTS_PER_ACCOUNT < tests; tag += 1) emails.push(await site.addAccount(scenario, tag));
  return emails;
}

/** Replays a recorded test many times on an empty database. */
async function measure(
  postgres: Postgres,
  { apiCalls, scenario }: { readonly apiCalls: readonly RecordedCall[]; readonly scenario: Scenario },
  tests: number,
): Promise<Consumption> {
  const calls = moveTest(apiCalls, Date.now());
  const site = await startLoadedSite(postgres);
  try {
    const emails = await addAccounts(site, scenario, tests + WARM_UP_TESTS);
    const cassette = cassetteOf(calls);
    const people = Array.from({ length: tests + WARM_UP_TESTS }, (_unused, number) =>
      personOf(number, cassette, emails[Math.floor(number / TESTS_PER_ACCOUNT)]),
    );
    await replayForAll(site.url, calls, people.slice(0, WARM_UP_TESTS));
    await site.untilDelivered();
    const before = await readConsumption(site);
    await replayForAll(site.url, calls, people.slice(WARM_UP_TESTS));
    await site.untilDelivered();
    return perTest(before, await readConsumption(site), tests);
  } finally {
    await site.stop();
  }
}

/** Replays `runs` times 200 tests of each kind and prints what one of them uses. */
export async function run(runs: number): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if (postgres === null) {
    console.log('No PostgreSQL is available for this platform.');
    return;
  }
  try {
    const recorded = await recordTests(SCENARIOS);
    console.log(`${cpus()[0]?.model ?? 'Unknown processor'}, ${cpus().length} processors.`);
    for (const [name, file] of Object.entries(SCENARIOS) as [keyof typeof SCENARIOS, string][]) {
      const { apiCalls, files } = recorded[name];
      const use = await measure(
        postgres,
        { apiCalls, scenario: readScenarioFile(file).scenario },
        runs * TESTS_PER_RUN,
      );
      printCalls(`A reported test of ${name === 'guest' ? 'a guest' : 'an account'}`, apiCalls, files);
      printUse(use, runs * TESTS_PER_RUN);
      printCosts(use, [...apiCalls, ...files]);
    }
  } finally {
    await postgres.stop();
  }
}
