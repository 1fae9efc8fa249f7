import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { API_ROUTES, type ApiRouteId } from '../../core/api/routes.ts';
import { composeServer } from '../../server/composition-root.ts';
import { readConfig, type ServerConfig } from '../../server/config.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import type { Tables } from '../../server/db/tables.ts';
import { makeApp } from '../../server/http/app.ts';
import type { MailboxMessage } from '../../server/mail/mailbox.ts';
import { TOKENS } from '../../server/tokens.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import type { Engine } from './engines.ts';

/** The whole server without a socket, its clock stopped at `SAMPLE_INSTANT`. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Kysely<Tables>;
  call(routeId: ApiRouteId, body?: unknown, testId?: string): Promise<LightMyRequestResponse>;
  newTestId(): Promise<string>;
  /** Delivers what is due, and gives all that was delivered to an address so far, the oldest first. */
  messagesTo(address: string): Promise<readonly MailboxMessage[]>;
  close(): Promise<void>;
}

/** The defaults of the configuration, with what a test sets. Nothing is logged. */
export function testConfig(overrides: Partial<ServerConfig> = {}): ServerConfig {
  const config = readConfig({ WEB_DIR: '/no/such/directory', LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.error);
  return { ...config.value, ...overrides };
}

/** Makes the server on a new database. */
export async function makeTestApp(engine: Engine, overrides: Partial<ServerConfig> = {}): Promise<TestApp> {
  const { db, close } = await engine.open();
  await migrateToLatest(db);
  const dataDir = mkdtempSync(join(tmpdir(), 'clearline-app-'));
  const container = composeServer(testConfig({ dataDir, ...overrides }), db);
  const deps = container.get(TOKENS.appDeps);
  deps.clock.stopAt(SAMPLE_INSTANT);
  const app = makeApp(deps);
  const call: TestApp['call'] = (routeId, body, testId) => {
    const { method, path } = API_ROUTES[routeId];
    return app.inject({
      method,
      url: path,
      headers: testId === undefined ? {} : { 'x-test-id': testId },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  };
  return {
    app,
    db,
    call,
    newTestId: async () => (await call('createTestId')).body,
    messagesTo: async (address) => {
      await container.get(TOKENS.worker).drain();
      return deps.mailbox.list(address);
    },
    close: async () => {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether an answer is a problem with that status, its code and the names of the fields it is about. */
export function problemOf(answer: LightMyRequestResponse): { status: number; code: string; fields: readonly string[] } {
  const problem = answer.json<{ status: number; code: string; fields?: { field: string; code: string }[] }>();
  if (
    answer.headers['content-type'] !== 'application/problem+json; charset=utf-8' ||
    problem.status !== answer.statusCode
  ) {
    throw new Error(`No problem: ${answer.statusCode} ${answer.body}`);
  }
  return {
    status: problem.status,
    code: problem.code,
    fields: (problem.fields ?? []).map(({ field, code }) => `${field} ${code}`),
  };
}
