import { callNameOf } from '../../scenarios/call-names.ts';
import type { RecordedCall } from './call-recorder.ts';
import type { Consumption } from './consumption.ts';
import { ASSUMPTIONS, centsOf, needsOf, PRICES, type TestUse } from './costs.ts';

const TESTS_PER_DAY = [10_000, 100_000, 1_000_000, 20_000_000];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
}

/** What the browser asked for: calls by name, and files. */
export function printCalls(title: string, apiCalls: readonly RecordedCall[], files: readonly RecordedCall[]): void {
  const nameOf = ({ method, path }: RecordedCall): string => callNameOf(method, path.replace(/\?.*/, '')) ?? 'files';
  const groups = [...Map.groupBy([...apiCalls, ...files], nameOf), ['all', [...apiCalls, ...files]] as const];
  console.log(`\n${title}, as a browser with an empty cache made it:`);
  console.table(
    Object.fromEntries(
      groups.map(([name, calls]) => [
        name,
        {
          calls: calls.length,
          sent: kilobytes(sum(calls.map(({ sentBytes }) => sentBytes))),
          received: kilobytes(sum(calls.map(({ receivedBytes }) => receivedBytes))),
        },
      ]),
    ),
  );
}

/** What the server and the database used for it. */
export function printUse(use: Consumption, tests: number): void {
  const ms = (seconds: number | null): string => (seconds === null ? 'unknown' : `${(seconds * 1000).toFixed(1)} ms`);
  console.log(`On average over ${tests} of them, without the files:`);
  console.table({
    'processor time of the server': ms(use.serverSeconds),
    'processor time of PostgreSQL': ms(use.databaseSeconds),
    'round trips to PostgreSQL': use.roundTrips.toFixed(1),
    'traffic with PostgreSQL': kilobytes(use.databaseTrafficBytes),
    'write-ahead log': kilobytes(use.walBytes),
    'report file': kilobytes(use.fileBytes),
  });
  const used = [...use.tables].filter(([, { rows, bytes }]) => rows !== 0 || bytes !== 0);
  const all = { rows: sum(used.map(([, { rows }]) => rows)), bytes: sum(used.map(([, { bytes }]) => bytes)) };
  console.table(
    Object.fromEntries(
      [...used, ['all', all] as const].map(([name, { rows, bytes }]) => [
        name,
        { rows: rows.toFixed(1), 'with indexes': kilobytes(bytes) },
      ]),
    ),
  );
}

function useOf(
  { serverSeconds, databaseSeconds, walBytes, tables }: Consumption,
  calls: readonly RecordedCall[],
): TestUse {
  return {
    serverSeconds,
    databaseSeconds: databaseSeconds ?? NaN,
    storedBytes: sum([...tables.values()].map(({ bytes }) => bytes)),
    walBytes,
    receivedBytes: sum(calls.map(({ receivedBytes }) => receivedBytes)),
  };
}

/** What it costs, and what a site needs for many. */
export function printCosts(consumption: Consumption, calls: readonly RecordedCall[]): void {
  const use = useOf(consumption, calls);
  console.log(`US cents for one, by the prices of bench/capacity/costs.ts: ${JSON.stringify(PRICES)}`);
  console.table(Object.fromEntries(Object.entries(centsOf(use)).map(([part, cents]) => [part, cents.toFixed(4)])));
  console.log(`What many need, by its assumptions: ${JSON.stringify(ASSUMPTIONS)}`);
  console.table(
    TESTS_PER_DAY.map((testsPerDay) => {
      const needs = needsOf(testsPerDay, use);
      return {
        'tests a day': testsPerDay,
        'tests a second at peak': needs.perSecond.toFixed(1),
        'server processors': needs.serverProcessors.toFixed(1),
        'database processors': needs.databaseProcessors.toFixed(1),
        'log a second': kilobytes(needs.walBytesPerSecond),
        stored: gigabytes(needs.storedBytes),
      };
    }),
  );
}
