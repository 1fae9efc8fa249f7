import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fetchCookie from 'fetch-cookie';
import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { Language } from '../../core/domain/languages.ts';
import { momentOf, storedState } from '../../core/flow/app-runner.ts';
import { FLOWS, stepNumber } from '../../core/flow/flows.ts';
import { aligned } from '../aligned.ts';
import { composeClock } from '../composition-root.ts';
import { makeServerTestCalls } from '../play/server-test-calls.ts';
import type { FixtureState } from '../states/fixture-state.ts';
import { walkStates } from '../states/walk-states.ts';
import { technicalDetails } from '../technical-details.ts';
import { makeCodeReader } from './code-reader.ts';
import { demoAccounts, type DemoAccount } from './demo-people.ts';
import { seedAccount, SeedFailed, type SeededAccount, type Seeded } from './seed-account.ts';

/** The technical details of the person whose browser stores this state. */
function detailsOf({ now, kept }: FixtureState, language: Language): string {
  const storage = makeMemoryStorage();
  Object.entries(kept).forEach(([key, value]) => storage.write(key, value));
  const at = parseOffsetInstant(now);
  if (at === null) throw new RangeError(`${now} is no instant.`);
  const moment = momentOf(makeFakeClock(at.instant, at.utcOffsetMinutes), KITS);
  const page = { route: 'testSteps', from: null, errors: [], errorsBefore: null } as const;
  return technicalDetails(storedState(storage), { moment, language, isOnline: true, page, storage });
}

/** `testing-28-countdown-guest.txt` */
function fileName({ flow, step, who }: FixtureState): string {
  return `${flow}-${String(stepNumber(FLOWS[flow], step)).padStart(2, '0')}-${step}-${who}.txt`;
}

/** Writes the technical details of a person at every step of both flows. Returns how many there are. */
async function writePeople(folder: string, language: Language): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const states = await walkStates();
  for (const state of states) writeFileSync(join(folder, fileName(state)), detailsOf(state, language));
  return states.length;
}

const HEADINGS = ['email', 'password', 'second factor', 'account', 'people', 'results', 'test under way'];

function counted({ there, made }: Seeded): string {
  if (made === 0) return `${there}, there already`;
  return made === there ? `${there} made` : `${there}, ${made} of them made`;
}

/** How to log in to each account, what existed, and what was created. */
function seedTable(accounts: readonly SeededAccount[], server: string): string {
  if (accounts.length === 0) return '';
  const rows = accounts.map(({ email, password, secondFactor, isNew, profiles, results, underWay }) => [
    email,
    password,
    secondFactor ?? 'none',
    isNew ? 'made' : 'there already',
    counted(profiles),
    counted(results),
    counted(underWay),
  ]);
  const cassettes = accounts.map(({ usedCassette }) => `  ${usedCassette}\n`);
  return [
    aligned([HEADINGS, ...rows]),
    `\nLog in at ${server}/login. Codes of the second factor are at ${server}/dev/mailbox.\n`,
    `Cassettes that the tests under way hold, and which any other test rejects:\n${cassettes.join('')}`,
  ].join('');
}

/** The folder with a file for each person, and how many there are. */
interface WrittenPeople {
  readonly folder: string;
  readonly count: number;
}

/** How to become one of the people in the folder; nothing if none were written. */
function peopleText(written: WrittenPeople | undefined): string {
  if (written === undefined) return '';
  return `
${written.count} people, one at every step of both flows, are in ${written.folder}.
To become one of them, start npm run dev and open the file at /dev/replay.
Log in with one of the accounts first if the file ends in -account.json.
In the terminal: npm run cli -- replay FILE
`;
}

/** What a seeding made; `people` only if they were asked for. */
interface SeedReport {
  readonly server: string;
  readonly accounts: readonly SeededAccount[];
  readonly people?: WrittenPeople;
}

/** What was made, as JSON or in words. */
function seedOutput(report: SeedReport, isJson = false): string {
  if (isJson) return `${JSON.stringify(report)}\n`;
  return seedTable(report.accounts, report.server) + peopleText(report.people);
}

const NOT_SEEDED_EXIT_CODE = 1;
const NO_SERVER_EXIT_CODE = 2;

/** The server's URL, the number of accounts, and the language of their emails. */
export interface SeedOptions {
  readonly server: string;
  readonly accounts: number;
  readonly language: Language;
  /** The folder for a person at every step of the flows. */
  readonly people?: string;
  readonly json?: true;
}

/** Why a server gets no demo accounts. */
interface Rejection {
  readonly reason: string;
  readonly exitCode: number;
}

/** Whether this server may have demo accounts; null if it may. */
async function rejectionOf(root: string): Promise<Rejection | null> {
  const reached = await makeServerTestCalls(root).reach();
  if (!reached.ok) return { reason: reached.error.reason, exitCode: NO_SERVER_EXIT_CODE };
  const mailbox = await fetch(`${root}/dev/mailbox/messages?to=nobody@mail.example`);
  if (mailbox.ok) return null;
  const reason = `The server at ${root} has no mailbox at /dev/mailbox: its development pages are off, and it gets no demo accounts.`;
  return { reason, exitCode: NOT_SEEDED_EXIT_CODE };
}

async function seedOne(root: string, account: DemoAccount, language: Language): Promise<SeededAccount> {
  const clock = composeClock();
  const now = clock.now();
  return seedAccount(
    {
      apis: makeHttpApis({ baseUrl: root, fetch: fetchCookie(globalThis.fetch) }),
      readCode: makeCodeReader(root),
      isHeld: (device) => makeServerTestCalls(root).isHeld(device),
      language,
      now,
      utcOffset: clock.utcOffsetMinutes(now),
    },
    account,
  );
}

/** Creates the demo accounts one after another, and prints how to log in; sets the exit code. */
export async function runSeed({ server, accounts, language, people, json }: SeedOptions): Promise<void> {
  const root = server.replace(/\/+$/, '');
  // They need no server.
  const written = people === undefined ? null : { folder: people, count: await writePeople(people, language) };
  const rejected = await rejectionOf(root);
  if (rejected !== null) {
    if (written !== null) process.stdout.write(seedOutput({ server: root, accounts: [], people: written }, json));
    process.stderr.write(`${rejected.reason}\n`);
    process.exitCode = rejected.exitCode;
    return;
  }
  const seeded: SeededAccount[] = [];
  for (const account of demoAccounts(accounts)) {
    try {
      seeded.push(await seedOne(root, account, language));
    } catch (error) {
      if (!(error instanceof SeedFailed)) throw error;
      process.stderr.write(`${account.email}: ${error.message}\n`);
      process.exitCode = NOT_SEEDED_EXIT_CODE;
    }
  }
  process.stdout.write(
    seedOutput({ server: root, accounts: seeded, ...(written === null ? {} : { people: written }) }, json),
  );
}
