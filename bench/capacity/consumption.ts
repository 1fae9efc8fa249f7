import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../../tests/support/postgres.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { processorSeconds } from './process-time.ts';

/** What a site has used up, or holds, since it was started. */
export interface Consumption {
  readonly serverSeconds: number;
  /** Null where the system does not report it. */
  readonly databaseSeconds: number | null;
  readonly roundTrips: number;
  readonly databaseTrafficBytes: number;
  readonly walBytes: number;
  readonly fileBytes: number;
  readonly tables: ReadonlyMap<string, TableUse>;
}

export interface TableUse {
  readonly rows: number;
  /** With indexes. */
  readonly bytes: number;
}

/** What is measured. */
export interface MeasuredSite {
  readonly url: string;
  readonly metricsToken: string;
  /** Without the proxy. */
  readonly databaseUrl: string;
  readonly proxy: Pick<DatabaseProxy, 'read'>;
  readonly filesDir: string;
}

async function serverSeconds({ url, metricsToken }: MeasuredSite): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(await answer.text())?.[1];
  if (seconds === undefined) throw new Error('The server does not say how much processor time it has used.');
  return Number(seconds);
}

async function readNumber(databaseUrl: string, sql: string): Promise<number> {
  const [row] = await query(databaseUrl, sql);
  return Number(Object.values(row ?? {})[0]);
}

async function databaseSeconds(databaseUrl: string): Promise<number | null> {
  return processorSeconds(
    await readNumber(databaseUrl, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)"),
  );
}

async function readTables(databaseUrl: string): Promise<ReadonlyMap<string, TableUse>> {
  const names = (await query(databaseUrl, "select tablename from pg_tables where schemaname = 'public'")).map((row) =>
    String(row.tablename),
  );
  const uses = names.map(async (name): Promise<[string, TableUse]> => {
    const rows = await readNumber(databaseUrl, `select count(*) from ${name}`);
    return [name, { rows, bytes: await readNumber(databaseUrl, `select pg_total_relation_size('${name}')`) }];
  });
  return new Map(await Promise.all(uses));
}

function bytesIn(directory: string): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Reads all counters. */
export async function readConsumption(site: MeasuredSite): Promise<Consumption> {
  const { databaseUrl, proxy, filesDir } = site;
  // Counters that grow with each reading come first.
  const [{ roundTrips, bytes }, ofServer, ofDatabase] = [
    proxy.read(),
    await serverSeconds(site),
    await databaseSeconds(databaseUrl),
  ];
  return {
    serverSeconds: ofServer,
    databaseSeconds: ofDatabase,
    ...{ roundTrips, databaseTrafficBytes: bytes },
    walBytes: await readNumber(databaseUrl, "select pg_current_wal_insert_lsn() - '0/0'"),
    fileBytes: bytesIn(filesDir),
    tables: await readTables(databaseUrl),
  };
}

/** What one test has used, on average over `tests`. */
export function perTest(before: Consumption, after: Consumption, tests: number): Consumption {
  const share = (figure: (one: Consumption) => number): number => (figure(after) - figure(before)) / tests;
  const tables = [...after.tables].map(([name, { rows, bytes }]): [string, TableUse] => {
    const earlier = before.tables.get(name) ?? { rows: 0, bytes: 0 };
    return [name, { rows: (rows - earlier.rows) / tests, bytes: (bytes - earlier.bytes) / tests }];
  });
  const isDatabaseKnown = before.databaseSeconds !== null && after.databaseSeconds !== null;
  return {
    serverSeconds: share((one) => one.serverSeconds),
    databaseSeconds: isDatabaseKnown ? share((one) => one.databaseSeconds ?? NaN) : null,
    roundTrips: share((one) => one.roundTrips),
    databaseTrafficBytes: share((one) => one.databaseTrafficBytes),
    walBytes: share((one) => one.walBytes),
    fileBytes: share((one) => one.fileBytes),
    tables: new Map(tables),
  };
}
