import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import type { Language } from '../../core/domain/languages.ts';
import { composeClock } from '../composition-root.ts';
import { makeServerTestCalls } from '../play/server-test-calls.ts';
import { makeCodeReader } from './code-reader.ts';
import { demoAccounts, type DemoAccount } from './demo-people.ts';
import { seedOutput } from './print-seed.ts';
import { writePeople } from './write-people.ts';
import { seedAccount, SeedFailed, type SeededAccount } from './seed-account.ts';

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
  const reason = `The server at ${root} has no mailbox at /dev/mailbox: it is in production, and gets no demo accounts.`;
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
