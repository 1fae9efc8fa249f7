import { readFileSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMessage } from '../../cli/play/mailbox.ts';
import type { OtpRequiredResponse, LoggedInResponse } from '../../core/api/payloads.ts';
import { API_ROUTES, type ApiRouteId } from '../../core/api/routes.ts';
import { onceDelivered } from '../support/mailbox.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { anEmail, codeFor } from './an-account.ts';
import { sqliteEngine, describeOn, startEngines } from './engines.ts';
import { type TestApp, openTestApp } from './test-app.ts';

const PHONE = '4155550167';
const DEVICE_NAME = 'Grandmother’s telephone';

interface Call {
  readonly body?: object;
  readonly bearer?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly cookies: Readonly<Record<string, string>>;
}

/** A server, as seen by a user who reads its messages. */
interface Use {
  readonly call: (routeId: ApiRouteId, call: Call) => Promise<Answer>;
  readonly lastMessageTo: (address: string) => Promise<string>;
}

/** Everything that must stay secret. */
interface Secrets {
  readonly passwords: readonly string[];
  readonly codes: readonly string[];
  readonly tokens: readonly string[];
  /** The user's addresses and device names: stored, but never logged. */
  readonly personal: readonly string[];
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The message does not contain the expected value.');
  return value;
}

/** Makes every kind of account call once, including calls that fail, and returns every secret that occurred. */
async function exerciseAccount({ call, lastMessageTo }: Use): Promise<Secrets> {
  const email = anEmail();
  const username = `CLR_${email}`;
  const [first, second, third] = ['Maple!Orbit27', 'Violet?Harbor58', 'Copper#Meadow91'] as const;
  const wrong = 'Never-1-registered';
  const [codes, tokens]: [string[], string[]] = [[], []];
  const codeTo = async (address: string) => {
    const code = found(readMessage({ text: await lastMessageTo(address) }).code);
    codes.push(code);
    return code;
  };
  const linkTo = async (address: string) => found(readMessage({ text: await lastMessageTo(address) }).resetLink);
  const good = async (routeId: ApiRouteId, given: Call) => {
    const answer = await call(routeId, given);
    if (answer.status >= 300) throw new Error(`${routeId} was answered with ${answer.status}.`);
    tokens.push(...Object.values(answer.cookies).filter((value) => value !== ''));
    return answer;
  };
  const signedIn = async (routeId: ApiRouteId, given: Call) => {
    const { json, cookies } = await good(routeId, given);
    const { accessToken, currentUser } = json as LoggedInResponse;
    tokens.push(accessToken);
    return { accessToken, userId: currentUser.uuid, cookies };
  };

  const asked = await good('sendVerificationCode', { body: { email, locale: 'es' } });
  const verified = await good('verifyCode', { body: { email, code: await codeTo(email) }, cookies: asked.cookies });
  const registration = { body: { email, password: first, locale: 'es' }, cookies: verified.cookies };
  const made = await signedIn('createAccount', registration);
  const { accessToken, cookies } = await signedIn('refreshAccess', { cookies: made.cookies });
  const device = { type: 'PHONE', address: PHONE };
  await good('sendOtpDeviceCode', { bearer: accessToken, body: { ...device, password: first } });
  const named = { ...device, name: DEVICE_NAME, code: await codeTo(PHONE) };
  await good('addOtpDevice', { bearer: accessToken, body: named });
  await call('addOtpDevice', { bearer: accessToken, body: named });
  await call('logIn', { body: { username, password: wrong } });
  await call('logIn', { body: { username: [email], password: { first } } });
  const logIn = async (password: string) => {
    const { challengeId } = (await good('logIn', { body: { username, password } })).json as OtpRequiredResponse;
    return { challengeId, token: await codeTo(PHONE) };
  };
  const entered = await signedIn('submitOneTimePassword', { body: await logIn(first) });
  const [bearer, params] = [entered.accessToken, { userId: entered.userId }];
  await call('changePassword', { bearer, params, body: { old_password: wrong, new_password: second } });
  await good('changePassword', { bearer, params, body: { old_password: first, new_password: second } });
  const link = await good('forgotPassword', { body: { username } });
  const { uid: uidb64, token } = await linkTo(email);
  tokens.push(token);
  await call('resetPassword', { body: { uidb64, token: `${token}x`, new_password: third } });
  await good('resetPassword', { body: { uidb64, token, new_password: third }, cookies: link.cookies });
  await call('refreshAccess', { cookies });
  await good('logOut', { cookies });
  // Adds what persists: a login session, and a code and a link that have not been used.
  await signedIn('submitOneTimePassword', { body: await logIn(third) });
  await logIn(third);
  await good('forgotPassword', { body: { username } });
  tokens.push((await linkTo(email)).token);
  return {
    passwords: [first, second, third, wrong],
    codes,
    tokens: tokens.flatMap((text) => [text, ...text.split('.').filter((piece) => piece.length > 40)]),
    personal: [email, PHONE, DEVICE_NAME],
  };
}

/** A code is six digits, which also occur in longer numbers and in hashes: only a separate one counts. */
const standaloneCode = (code: string) => new RegExp(`(?<![\\w-])${code}(?![\\w-])`);

function secretsIn(text: string, { passwords, codes, tokens, personal }: Secrets): readonly string[] {
  const plain = [...passwords, ...tokens, ...personal].filter((secret) => text.includes(secret));
  return [...plain, ...codes.filter((code) => standaloneCode(code).test(text))];
}

const NEEDED = { passwords: 4, codes: 5, tokens: 12 };
const enough = ({ passwords, codes, tokens }: Secrets) =>
  expect({ passwords: passwords.length, codes: codes.length, tokens: Math.min(tokens.length, NEEDED.tokens) }).toEqual(
    NEEDED,
  );

describe('The log', () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer({ env: { LOG_LEVEL: 'trace' } });
  });
  afterAll(() => server.stop());

  const seen = new Set<string>();

  /** The next unread message to an address. */
  function lastMessageTo(address: string): Promise<string> {
    return onceDelivered(server.url, address, (messages) => {
      const unread = messages.filter(({ id }) => !seen.has(id));
      unread.forEach(({ id }) => seen.add(id));
      return unread.find(({ kind }) => kind.endsWith('Code') || kind === 'resetLink')?.text;
    });
  }

  async function call(routeId: ApiRouteId, { body, bearer, cookies = {}, params = {} }: Call): Promise<Answer> {
    const { method, path } = API_ROUTES[routeId];
    const url = `${server.url}${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
    const sent = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const answer = await fetch(url, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(sent.length === 0 ? {} : { cookie: sent.join('; ') }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? []);
    return {
      status: answer.status,
      json: text === '' ? null : JSON.parse(text),
      cookies: Object.fromEntries(set.map(([name = '', value = '']) => [name, value])),
    };
  }

  test('contains nothing secret or personal, at the most verbose level', async () => {
    const secrets = await exerciseAccount({ call, lastMessageTo });
    enough(secrets);
    const broken = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = `{"username":"${secrets.personal[0] ?? ''}","password":"${secrets.passwords[0] ?? ''}`;
    expect((await fetch(`${server.url}/auth/login`, { ...broken, body })).status).toBe(400);
    await fetch(`${server.url}/auth/refresh?token=${secrets.tokens[0] ?? ''}`);
    const log = server.output();
    expect(log).toContain('/auth/reset-password');
    expect(log.split('\n').filter((line) => line.startsWith('{')).length).toBeGreaterThan(20);
    expect(secretsIn(log, secrets)).toEqual([]);
  });
});

/** Uses a server without a socket. */
const useOf = (server: TestApp): Use => ({
  call: async (routeId, { body, ...options }) => {
    const answer = await server.call(routeId, body, options);
    return {
      status: answer.statusCode,
      json: answer.body === '' ? null : answer.json(),
      cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    };
  },
  lastMessageTo: async (address) => {
    await server.deliver();
    return (await server.mailbox.list(address)).at(-1)?.text ?? '';
  },
});

describe('The file of the embedded database', () => {
  const server = openTestApp(sqliteEngine);

  test('contains no secrets in free pages', async () => {
    const { codes, ...others } = await exerciseAccount(useOf(server));
    const waiting = Array.from({ length: 40 }, anEmail);
    for (const email of waiting) await server.call('sendVerificationCode', { email, locale: 'en' });
    await server.deliver();
    const secrets = { ...others, codes: [...codes, ...waiting.map((email) => codeFor(server, email))] };
    const { rows } = await sql<{ file: string }>`PRAGMA database_list`.execute(server.db);
    const [file = ''] = rows.map((row) => row.file);
    // The server runs everything in transactions, and a transaction cannot checkpoint its own log.
    const beside = new BetterSqlite(file);
    beside.pragma('wal_checkpoint(TRUNCATE)');
    beside.close();
    const bytes = ['', '-wal'].map((suffix) => readFileSync(`${file}${suffix}`, 'latin1')).join('\n');
    expect(bytes).toContain(secrets.personal[0]);
    expect(secretsIn(bytes, { ...secrets, personal: [] })).toEqual([]);
  });
});

describeOn(await startEngines(), 'The database', (engine) => {
  const server = openTestApp(engine);

  /** All text of every table, with its column. */
  async function allTextColumns(): Promise<readonly { readonly column: string; readonly text: string }[]> {
    const tables = await server.db.introspection.getTables();
    const texts: { column: string; text: string }[] = [];
    for (const { name } of tables) {
      const rows = await server.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      for (const [column, value] of rows.flatMap((row) => Object.entries(row) as [string, unknown][])) {
        if (typeof value === 'string') texts.push({ column: `${name}.${column}`, text: value });
      }
    }
    return texts;
  }

  test('contains no plain password, delivered code or token', async () => {
    const secrets = await exerciseAccount(useOf(server));
    enough(secrets);
    const texts = await allTextColumns();
    const columns = new Set(texts.map(({ column }) => column));
    for (const column of ['users.password_hash', 'sessions.token_hash', 'codes.code_hash', 'reset_links.token_hash']) {
      expect(columns).toContain(column);
    }
    const columnsWith = (wanted: Partial<Secrets>) => {
      const all = { passwords: [], codes: [], tokens: [], personal: [], ...wanted };
      return [...new Set(texts.filter(({ text }) => secretsIn(text, all).length > 0).map(({ column }) => column))];
    };
    expect(columnsWith({ ...secrets, personal: [] })).toEqual([]);
    // A user's addresses are stored only where they are needed: not in delivered messages or in counters.
    expect(columnsWith({ personal: secrets.personal }).toSorted()).toEqual([
      'otp_devices.address',
      'otp_devices.name',
      'registrations.email',
      'users.email',
    ]);
  });
});
