import { randomUUID } from 'node:crypto';
import makeFetchCookie from 'fetch-cookie';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import { makeMemoryTranslationSource } from '../../adapters/memory/memory-translation-source.ts';
import { makeMswApi } from '../../adapters/msw/msw-api.ts';
import { translations } from '../../adapters/translations/index.ts';
import { readMessage, type DeliveredMessage } from '../../cli/play/mailbox.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { BrowserPorts, ServerPorts } from '../../core/ports/server-ports.ts';
import { onceDelivered } from '../support/mailbox.ts';
import { aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import type { Postgres } from '../support/postgres.ts';
import { sharedServerHost } from '../support/server-host.ts';

/** The parsed contents of a message. */
export interface Received {
  readonly kind: string;
  readonly code?: string;
  readonly uid?: string;
  readonly token?: string;
}

/** All ports of one back end, which share accounts and cassettes. It is itself the first browser. */
export interface BackEnd extends ServerPorts {
  openBrowser(): BrowserPorts;
  /** The next call of the first browser is executed, but its response is lost. */
  loseNextResponse(): void;
  /** Waits for `count` messages to an address and returns them, oldest first. */
  received(to: string, count: number): Promise<readonly Received[]>;
  /** Fixes the server's clock at this many milliseconds after `SAMPLE_INSTANT`. */
  setAhead(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

export type MakeBackEnd = () => Promise<BackEnd>;

/** A back end in memory, and what a test reads and moves besides its calls. */
function openMemory() {
  let ahead = 0;
  const backend = makeMemoryBackend({ kits: KITS, now: () => SAMPLE_INSTANT + ahead });
  return {
    backend,
    received: (to: string) => Promise.resolve(backend.messages().filter((message) => message.to === to)),
    setAhead: (milliseconds: number) => {
      ahead = milliseconds;
      return Promise.resolve();
    },
  };
}

/** The back end in memory. */
export const makeMemoryBackEnd: MakeBackEnd = () => {
  const { backend, ...controls } = openMemory();
  return Promise.resolve({ ...backend, ...controls, stop: () => Promise.resolve() });
};

function receivedOf(message: DeliveredMessage): Received {
  const { kind } = message;
  const { code, resetLink } = readMessage(message);
  if (resetLink !== null) return { kind, ...resetLink };
  return kind.endsWith('Code') && code !== null ? { kind, code } : { kind };
}

async function readMailbox(url: string, to: string, count: number): Promise<readonly Received[]> {
  const messages = await onceDelivered(url, to, (all) => (all.length >= count ? all : null));
  return messages.map(receivedOf);
}

const openHttpBrowser = (baseUrl: string, reach = fetch): ServerPorts =>
  makeHttpApis({ baseUrl, fetch: makeFetchCookie(reach) });

async function stopClockAt(url: string, instant: number): Promise<void> {
  const body = JSON.stringify({ now: new Date(instant).toISOString() });
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(`${url}/dev/clock`, { method: 'POST', headers, body });
  if (!ok) throw new Error('The clock of the server could not be set.');
}

/** The HTTP adapters and a real server, with a socket between them. One address plays all the people. */
async function makeBackEndOn(database: Readonly<Record<string, string>>): Promise<BackEnd> {
  const host = sharedServerHost();
  const { url } = await host.startAnew({ ADDRESS_LIMIT_FACTOR: '100', ...database });
  // The samples are of that day, and how old a test is makes a difference.
  await stopClockAt(url, SAMPLE_INSTANT);
  let isNextLost = false;
  const losing: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!isNextLost) return answer;
    isNextLost = false;
    throw new TypeError('There is no network.');
  };
  return {
    ...openHttpBrowser(url, losing),
    loseNextResponse: () => {
      isNextLost = true;
    },
    openBrowser: () => openHttpBrowser(url),
    received: (to, count) => readMailbox(url, to, count),
    setAhead: (milliseconds) => stopClockAt(url, SAMPLE_INSTANT + milliseconds),
    stop: host.stop,
  };
}

/** The same on the embedded database. */
export const makeHttpBackEnd: MakeBackEnd = () => makeBackEndOn({});

/** The same on a new database of a PostgreSQL. */
export const makeHttpBackEndOn =
  (postgres: Postgres): MakeBackEnd =>
  async () =>
    makeBackEndOn({ DATABASE_URL: await postgres.createDatabase() });

/** The HTTP adapters, answered by msw over the back end in memory. Each browser has an origin of its own in place of cookies. */
export const makeMswBackEnd: MakeBackEnd = () => {
  const { backend, ...controls } = openMemory();
  const network = setupServer();
  network.listen({ onUnhandledFrame: 'bypass' });
  const shared = { ...backend, translations: makeMemoryTranslationSource(translations) };
  let browsers = 0;
  function openBrowser(browser: BrowserPorts): ServerPorts {
    const baseUrl = `https://browser-${(browsers += 1)}.clearline.example`;
    network.use(...makeMswApi({ ...shared, ...browser }, baseUrl));
    return makeHttpApis({ baseUrl });
  }
  return Promise.resolve({
    ...openBrowser(backend),
    ...controls,
    loseNextResponse: () => backend.loseNextResponse(),
    openBrowser: () => openBrowser(backend.openBrowser()),
    stop: () => Promise.resolve(network.close()),
  });
};

/** Every back end that the suites run over. */
export const BACK_ENDS = [
  ['memory', makeMemoryBackEnd],
  ['ky and msw over memory', makeMswBackEnd],
  ['ky and the real server', makeHttpBackEnd],
] as const satisfies readonly (readonly [string, MakeBackEnd])[];

/** The back end of a group of tests: started before them, and stopped after them. */
export function openBackEnd(makeBackEnd: MakeBackEnd): BackEnd {
  const backEnd = {} as BackEnd;
  beforeAll(async () => {
    Object.assign(backEnd, await makeBackEnd());
  });
  afterAll(() => backEnd.stop());
  return backEnd;
}

/** The value of a call that must succeed. */
export async function succeed<Value>(
  call: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>,
): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new Error(`A call that had to succeed failed: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A password that resembles no personal data. */
export const PASSWORD = 'Kettle-42-blue';

/** An address that no other test uses. */
export function anEmail(): string {
  return `p-${randomUUID()}@mail.example`;
}

/** Ten digits that no other test uses. */
export function aPhoneNumber(): string {
  return `415${String(Number.parseInt(randomUUID().slice(0, 6), 16))
    .padStart(7, '0')
    .slice(-7)}`;
}

/** The newest code that was sent to an address, once that has `count` messages. */
export async function codeFor(backEnd: BackEnd, to: string, count: number): Promise<string> {
  const messages = await backEnd.received(to, count);
  const code = messages.at(-1)?.code;
  if (messages.length !== count || code === undefined) throw new Error(`The ${count}. message holds no code.`);
  return code;
}

/** Another code of six digits. */
export function wrongCode(right: string): string {
  return right === '000000' ? '000001' : '000000';
}

/** Registers an account in a browser, which is then signed in to it. Its e-mail has one message. */
export async function register(backEnd: BackEnd, browser: BrowserPorts, email = anEmail()): Promise<CurrentUser> {
  await succeed(browser.authApi.sendVerificationCode(email, 'en'));
  await succeed(browser.authApi.verifyCode(email, await codeFor(backEnd, email, 1)));
  return succeed(browser.authApi.createAccount(email, PASSWORD, 'en'));
}

/** An account with a profile, logged in in a browser of its own. */
export interface Person {
  readonly browser: BrowserPorts;
  readonly email: string;
  readonly userId: string;
  readonly userGroupId: string;
  readonly profileId: string;
}

/** Registers an account and adds a profile. */
export async function aPerson(backEnd: BackEnd): Promise<Person> {
  const [browser, email] = [backEnd.openBrowser(), anEmail()];
  const { uuid: userId, user_groups: groups } = await register(backEnd, browser, email);
  const userGroupId = groups[0] ?? '';
  const { profileId } = await succeed(browser.profileRepo.create(aProfileDraft({ userId, userGroupId })));
  return { browser, email, userId, userGroupId, profileId };
}
