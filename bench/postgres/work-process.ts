/** A process that stores results of guests: as the server does, or the same rows in one statement. */
import 'reflect-metadata';
import pg from 'pg';
import { readConfig } from '../../server/config.ts';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { readGuestSubmission } from '../../server/results/read-guest-submission.ts';
import { composeServer } from '../../server/wiring/composition-root.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { TOKENS } from '../../server/wiring/tokens.ts';
import { answerOrders } from '../../tests/support/child-process.ts';
import { testKeys } from '../../tests/support/test-keys.ts';
import { loadDriver } from '../server/load-driver.ts';
import type { Load, Measured } from '../server/measured.ts';
import type { GuestCall } from './guests.ts';
import { readWritten, writeLike, type WrittenRows } from './one-statement.ts';

/** Calls to make as the server does; with `like`, their rows are written in one statement instead. */
export interface WorkOrder extends Load {
  readonly databaseUrl: string;
  readonly calls: readonly GuestCall[];
  readonly like?: WrittenRows;
  /** Returns the rows that the only call has written, instead of measuring. */
  readonly isFirst?: true;
}

interface Work {
  readonly run: (call: GuestCall) => Promise<void>;
  readonly close: () => Promise<void>;
}

function asTheServer(databaseUrl: string): Work {
  const config = readConfig({ LOG_LEVEL: 'silent', ADDRESS_LIMIT_FACTOR: '1000', GUEST_REPORTS_PER_LOT: '1000000' });
  if (!config.ok) throw new Error(config.error);
  const connected = connectPostgres<Tables>(databaseUrl);
  const container = composeServer(config.value, connected, testKeys());
  const countCall = container.get(TOKENS.countCall);
  const { submitGuestResult, clock, kits } = container.get(TOKENS.testResultUseCases);
  return {
    run: async ({ address, submission }) => {
      await countCall('createGuestResult', { body: submission, address, caller: null, cookie: () => undefined });
      const test = readGuestSubmission(submission, clock.now(), kits);
      const stored = test.ok ? await submitGuestResult(test.value, address) : test;
      if (!stored.ok) throw new Error(`A result was rejected: ${JSON.stringify(stored.error)}`);
    },
    close: connected.close,
  };
}

function inOneStatement(databaseUrl: string, like: WrittenRows): Work {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  return { run: (call) => writeLike(pool, like, call), close: () => pool.end() };
}

async function readFirst(databaseUrl: string, call: GuestCall): Promise<WrittenRows> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const written = await readWritten(pool, call);
  await pool.end();
  return written;
}

answerOrders(async ({ databaseUrl, calls, like, isFirst, ...load }: WorkOrder): Promise<Measured | WrittenRows> => {
  const { run, close } = like === undefined ? asTheServer(databaseUrl) : inOneStatement(databaseUrl, like);
  const [first, ...others] = calls;
  if (first === undefined) throw new Error('A call is needed.');
  await run(first);
  const warmUp = others.splice(0, load.clients);
  await Promise.all(warmUp.map(run));
  if (isFirst === true) {
    await close();
    return readFirst(databaseUrl, first);
  }
  const measured = await loadDriver(others.length, load, async (place) => {
    const call = others[place];
    if (call !== undefined) await run(call);
  });
  await close();
  return measured;
});
