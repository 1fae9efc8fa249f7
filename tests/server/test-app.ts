import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { API_ROUTES, type ApiRouteId } from '../../core/api/routes.ts';
import type { AdjustableClock } from '../../server/clock.ts';
import { makeArgon2Passwords } from '../../server/accounts/argon2-passwords.ts';
import { composeServer } from '../../server/wiring/composition-root.ts';
import { readConfig, type ServerConfig } from '../../server/config.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { storedCookieName } from '../../server/http/api-cookie.ts';
import { makeApp } from '../../server/http/app.ts';
import { appDeps } from '../../server/wiring/http-parts.ts';
import type { Mailbox } from '../../server/mail/mailbox.ts';
import type { WorkerLog } from '../../server/jobs/handle-job.ts';
import type { Message } from '../../server/messages/message.ts';
import * as base from '../../server/wiring/base-parts.ts';
import * as areas from '../../server/wiring/area-parts.ts';
import * as jobs from '../../server/wiring/job-parts.ts';
import type { UnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import { QUICK_HASH } from '../support/quick-hash.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { testKeys } from '../support/test-keys.ts';
import type { Engine } from './engines.ts';

/** Headers, path parameters and query of a call. */
export interface CallOptions {
  readonly testId?: string | undefined;
  /** An access token. */
  readonly bearer?: string | undefined;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values for the `:name` parts of the route's path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query string; a list repeats its name. */
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly address?: string;
}

/** The whole server without a socket, with its clock stopped at `SAMPLE_INSTANT`. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Kysely<Tables>;
  readonly clock: AdjustableClock;
  /** Messages queued for people by committed transactions, oldest first. */
  readonly posted: readonly Message[];
  /** A string instead of the options is a test id. */
  call(routeId: ApiRouteId, body?: unknown, options?: CallOptions | string): Promise<LightMyRequestResponse>;
  newTestId(): Promise<string>;
  /** Delivers whatever is due. */
  readonly deliver: () => Promise<void>;
  /** Adds a log for later deliveries. */
  readonly logWork: (log: WorkerLog) => Promise<void>;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

/** The default configuration with the test's overrides. Nothing is logged, and one address may make as many calls as a whole test file does. */
export function testConfig(overrides: Partial<ServerConfig> = {}): ServerConfig {
  const config = readConfig({
    WEB_DIR: '/no/such/directory',
    LOG_LEVEL: 'silent',
    ADDRESS_LIMIT_FACTOR: '1000',
    GUEST_REPORTS_PER_LOT: '1000000',
    DEV_PAGES: '1',
  });
  if (!config.ok) throw new Error(config.error);
  return { ...config.value, ...overrides };
}

/** Records messages queued for people by committed transactions. */
function recordMessages(unitOfWork: UnitOfWork, posted: Message[]): UnitOfWork {
  return {
    run: async (work, terms) => {
      let messages: Message[] = [];
      const result = await unitOfWork.run<unknown, unknown>((stores) => {
        messages = [];
        const post: typeof stores.outbox.post = (payload, at, terms) => {
          if ('to' in payload) messages.push(payload);
          return stores.outbox.post(payload, at, terms);
        };
        return work({ ...stores, outbox: { ...stores.outbox, post } });
      }, terms);
      if (result.ok) posted.push(...messages);
      return result as Awaited<ReturnType<typeof work>>;
    },
  };
}

function pathFor(routeId: ApiRouteId, params: Readonly<Record<string, string>>): string {
  return API_ROUTES[routeId].path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The calls by which a browser asks for a registration code and enters it. */
const REGISTRATION_CALLS: ReadonlySet<ApiRouteId> = new Set(['sendVerificationCode', 'verifyCode']);

/** The calls by which a browser asks for a reset link and uses it. */
const RESET_CALLS: ReadonlySet<ApiRouteId> = new Set(['forgotPassword', 'checkResetLink', 'resetPassword']);

/** Cookies under the names that a browser stores them with. */
function storedCookies(cookies: Readonly<Record<string, string>>, isProduction: boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).map(([name, value]) => [storedCookieName(name, isProduction), value]),
  );
}

function callOn(app: FastifyInstance, isProduction: boolean): TestApp['call'] {
  /** The registration cookie of the browser that asked for a code, by the email, unless a test sends another. */
  const registrations = new Map<unknown, Readonly<Record<string, string>>>();
  /** The reset cookie of one browser without an address of its own. */
  let resetCookies: Readonly<Record<string, string>> | undefined;
  return async (routeId, body, options = {}) => {
    const { testId, bearer, headers, params, query, address, ...given } =
      typeof options === 'string' ? { testId: options } : options;
    const email: unknown = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
    const isOneBrowser = RESET_CALLS.has(routeId) && address === undefined;
    const own = isOneBrowser ? resetCookies : REGISTRATION_CALLS.has(routeId) ? registrations.get(email) : undefined;
    const cookies = given.cookies ?? own;
    const answer = await app.inject({
      method: API_ROUTES[routeId].method,
      url: pathFor(routeId, params ?? {}),
      headers: {
        ...(testId === undefined ? {} : { 'x-test-id': testId }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(query === undefined ? {} : { query }),
      ...(cookies === undefined ? {} : { cookies: storedCookies(cookies, isProduction) }),
      ...(address === undefined ? {} : { remoteAddress: address }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (routeId === 'forgotPassword' && given.cookies === undefined && isOneBrowser) {
      resetCookies = Object.fromEntries(
        answer.cookies.map(({ name, value }) => [name.replace('__Secure-', ''), value]),
      );
    }
    if (routeId === 'sendVerificationCode') {
      for (const { name, value } of answer.cookies)
        registrations.set(email, { [name.replace('__Secure-', '')]: value });
    }
    return answer;
  };
}

/** The servers of a process have the same keys, so that two can share a database. */
const KEYS = testKeys();

/** The server's hashes as in production, for `arrange`. */
export function hashAsInProduction(container: Container): void {
  container.rebind(areas.passwords).toConstantValue(makeArgon2Passwords());
}

/** Creates the server on a new database. `arrange` may replace the server's parts. */
export async function makeTestApp(
  engine: Pick<Engine, 'openMigrated'>,
  overrides: Partial<ServerConfig> = {},
  arrange: (container: Container) => void = () => undefined,
): Promise<TestApp> {
  const connected = await engine.openMigrated();
  const { db, close } = connected;
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-app-'));
  const keySource = { keys: null, keyFile: join(dataDir, 'keys.json') };
  const config = testConfig({ dataDir, keySource, hashCost: QUICK_HASH, ...overrides });
  const container = composeServer(config, connected, KEYS);
  arrange(container);
  const posted: Message[] = [];
  const unitOfWork = recordMessages(container.get(base.unitOfWork), posted);
  container.rebind(base.unitOfWork).toConstantValue(unitOfWork);
  const deps = container.get(appDeps);
  deps.clock.stopAt(SAMPLE_INSTANT);
  const app = makeApp(deps);
  const call = callOn(app, deps.isProduction);
  return {
    app,
    db,
    clock: deps.clock,
    posted,
    call,
    newTestId: async () => (await call('createTestId')).body,
    deliver: container.get(jobs.workers).drain,
    logWork: async (log) => {
      await container.get(jobs.workers).start(log);
      await container.get(jobs.workers).stop();
    },
    mailbox: deps.mailbox,
    close: async () => {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server of a group of tests: opened before them, and closed after them. */
export function openTestApp(...about: Parameters<typeof makeTestApp>): TestApp {
  const server = {} as TestApp;
  beforeAll(async () => {
    Object.assign(server, await makeTestApp(...about));
  });
  afterAll(() => server.close());
  return server;
}

/** Whether a response is a problem with that status, and its code and the names of its fields. */
export function problemOf(answer: LightMyRequestResponse): { status: number; code: string; fields: readonly string[] } {
  const problem = answer.json<{ status: number; code: string; fields?: { field: string; code: string }[] }>();
  if (
    answer.headers['content-type'] !== 'application/problem+json; charset=utf-8' ||
    problem.status !== answer.statusCode
  ) {
    throw new Error(`Not a problem response: ${answer.statusCode} ${answer.body}`);
  }
  return {
    status: problem.status,
    code: problem.code,
    fields: (problem.fields ?? []).map(({ field, code }) => `${field} ${code}`),
  };
}
