import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { readMessage } from '../../cli/play/mailbox.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { makeScenarioAccount, SCENARIO_EMAIL, type SentMessage } from '../../scenarios/scenario-account.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { mailboxFolder, makeMailbox } from '../../server/mail/mailbox.ts';
import { query, type Postgres } from '../../tests/support/postgres.ts';
import { startRealServer } from '../../tests/support/real-server.ts';
import { throughProxy } from '../../tests/support/tcp-proxy.ts';
import type { MeasuredSite } from './consumption.ts';
import { startDatabaseProxy } from './database-proxy.ts';

const METRICS_TOKEN = 'token-of-this-benchmark';
const POLL_MS = 100;

/** A server in production on PostgreSQL, under load. */
export interface LoadedSite extends MeasuredSite {
  /** Creates an account like that of a scenario, and returns its email address. */
  addAccount(scenario: Scenario, tag: number): Promise<string>;
  /** Waits until no report waits for its delivery. */
  untilDelivered(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on an empty database. */
export async function startLoadedSite(postgres: Postgres): Promise<LoadedSite> {
  const databaseUrl = await postgres.createDatabase();
  const proxy = await startDatabaseProxy(Number(new URL(databaseUrl).port));
  const filesDir = mkdtempSync(join(tmpdir(), 'clearline-capacity-'));
  const server = await startRealServer({
    env: {
      ...{ DATABASE_URL: throughProxy(databaseUrl, proxy), FILES_DIR: filesDir, METRICS_TOKEN },
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn' },
      ...{ TRUST_PROXY: 'loopback', ADDRESS_LIMIT_FACTOR: '100000' },
    },
  });
  const { url } = server;
  const mailbox = makeMailbox(mailboxFolder(filesDir));

  async function lastMessageTo(addresses: readonly string[]): Promise<SentMessage> {
    for (;;) {
      const messages = (await Promise.all(addresses.map((address) => mailbox.list(address)))).flat();
      const newest = messages.at(-1);
      if (newest !== undefined) return readMessage(newest);
      await pause(POLL_MS);
    }
  }

  return {
    ...{ url, metricsToken: METRICS_TOKEN, databaseUrl, proxy, filesDir },
    addAccount: async (scenario, tag) => {
      const email = (text: string) => text.replace('@', `+${tag}@`);
      const made = await makeScenarioAccount(
        {
          ...makeHttpApis({ baseUrl: url, fetch: fetchCookie(fetch) }),
          email,
          lastMessage: (addresses) => lastMessageTo(addresses.map(email)),
        },
        scenario,
        calendarDateAt(Date.now(), 0),
      );
      if (!made.ok) throw new Error(made.error.reason);
      return email(SCENARIO_EMAIL);
    },
    untilDelivered: async () => {
      const left = "select count(*) as left from reports where state not in ('sent')";
      while (Number((await query(databaseUrl, left))[0]?.left) > 0) await pause(POLL_MS);
    },
    stop: async () => {
      await server.stop();
      proxy.close();
      rmSync(filesDir, { recursive: true });
    },
  };
}
