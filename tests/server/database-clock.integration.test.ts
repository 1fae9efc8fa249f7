import { afterAll, describe, expect, test, vi } from 'vitest';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { makeDatabaseClock, readDatabaseTime } from '../../server/db/database-clock.ts';
import { withDatabase } from '../../server/operators/open-database.ts';
import { sharePostgres, type Postgres } from '../support/postgres.ts';

const HOUR_MS = 3_600_000;
const DATABASE_TIME = Date.UTC(2026, 10, 20, 18);

/** A machine whose clock is an hour behind, and a database whose answers take a while. */
function aMachine() {
  const state = { monotonic: 1_000.25, isAway: false, answerMs: 40 };
  const databaseNow = () => DATABASE_TIME + (state.monotonic - 1_000.25);
  const readTime = () => {
    if (state.isAway) return Promise.reject(new Error('away'));
    state.monotonic += state.answerMs / 2;
    const time = Math.round(databaseNow());
    state.monotonic += state.answerMs / 2;
    return Promise.resolve(time);
  };
  const own = { now: () => databaseNow() - HOUR_MS, monotonic: () => state.monotonic };
  return { state, databaseNow, clock: makeDatabaseClock(readTime, own) };
}

describe('The clock of a server on PostgreSQL', () => {
  test('is that of the database, in whole milliseconds, whatever the machine believes', async () => {
    const { state, databaseNow, clock } = aMachine();
    expect(clock.now()).toBe(databaseNow() - HOUR_MS);
    await clock.measure();
    state.monotonic += 60_000.4;
    expect(Math.abs(clock.now() - databaseNow())).toBeLessThanOrEqual(1);
    expect(Number.isInteger(clock.now())).toBe(true);
  });

  test('goes on while the database is away, and ignores an answer that took long', async () => {
    const { state, databaseNow, clock } = aMachine();
    await clock.measure();
    state.isAway = true;
    await clock.measure();
    expect(Math.abs(clock.now() - databaseNow())).toBeLessThanOrEqual(1);
    Object.assign(state, { isAway: false, answerMs: 0 });
    const slow = makeDatabaseClock(
      () => {
        state.monotonic += 501;
        return Promise.resolve(0);
      },
      { now: () => 7, monotonic: () => state.monotonic },
    );
    await slow.measure();
    expect(slow.now()).toBe(7);
  });
});

const sharedPostgres = await sharePostgres();

describe.runIf(sharedPostgres !== null)('The time of PostgreSQL', () => {
  const postgres = sharedPostgres as Postgres;
  afterAll(() => postgres.stop());

  test('is read in epoch milliseconds', async () => {
    const { unwaited, close } = connectPostgres(await postgres.createDatabase());
    const before = Date.now();
    const time = await readDatabaseTime(unwaited);
    expect([time >= before - 1, time <= Date.now() + 1]).toEqual([true, true]);
    await close();
  });

  test("is that of the operators' commands, whatever the machine believes", async () => {
    const right = Date.now();
    vi.stubEnv('DATABASE_URL', await postgres.createDatabase());
    vi.spyOn(Date, 'now').mockReturnValue(right - HOUR_MS);
    const opened = await withDatabase('read', ({ clock }) => Promise.resolve(clock.now()));
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    expect(opened).toMatchObject({ ok: true });
    expect(opened.ok && opened.value).toBeGreaterThanOrEqual(right);
  });
});
