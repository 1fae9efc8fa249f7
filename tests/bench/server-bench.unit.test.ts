import { describe, expect, it } from 'vitest';
import { runClients, type Measured } from '../../bench/server/clients.ts';
import { generalize, specialize, type Values } from '../../bench/server/statements.ts';
import { rowOf, shortfalls, type Round } from '../../bench/server/table.ts';

const measured = (perSecond: number, overrides: Partial<Measured> = {}): Measured => ({
  perSecond,
  p50: 2,
  p99: 9,
  acknowledged: [],
  serverErrors: 0,
  otherErrors: 0,
  ...overrides,
});

const round = (http: number, driver: number, overrides: Partial<Round> = {}): Round => ({
  http: measured(http),
  driver: measured(driver),
  bare: measured(5000),
  lost: 0,
  ...overrides,
});

const rowOfRounds = (rounds: readonly Round[]) => rowOf({ database: 'SQLite', clients: 16, rounds });

describe('a line of the table', () => {
  it('holds the medians, and of the ratio the median of the rounds', () => {
    const row = rowOfRounds([round(100, 100), round(700, 1000), round(300, 2000)]);

    expect(row).toMatchObject({ perSecond: 300, driverPerSecond: 1000, barePerSecond: 5000, ratio: 0.7 });
    expect(shortfalls(row)).toEqual([]);
  });

  it('sums up what went wrong, in one round and by anybody', () => {
    const row = rowOfRounds([
      round(500, 1000, { lost: 2 }),
      round(500, 1000, { http: measured(500, { serverErrors: 3 }) }),
      round(500, 1000, { driver: measured(1000, { otherErrors: 4 }) }),
    ]);

    expect(shortfalls(row)).toEqual([
      '0.50 of the driver, 0.6 wanted',
      '2 lost',
      '3 server errors',
      '4 other failures',
    ]);
  });
});

describe('clients', () => {
  it('make every call once, and tell how each ended', async () => {
    const calls: number[] = [];
    const found = await runClients({ clients: 3, seconds: 30, tasks: 8 }, async (task) => {
      calls.push(task);
      await Promise.resolve();
      if (task === 1) throw new Error('No answer.');
      return { 2: 503, 3: 429 }[task] ?? 200;
    });

    expect(calls).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(found.acknowledged.toSorted()).toEqual([0, 4, 5, 6, 7]);
    expect(found).toMatchObject({ serverErrors: 1, otherErrors: 2 });
    expect(found.p99).toBeGreaterThanOrEqual(found.p50);
  });

  it('stop when the time is up', async () => {
    const found = await runClients({ clients: 2, seconds: 0.005, tasks: Infinity }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return 200;
    });

    expect(found.acknowledged.length).toBeGreaterThan(0);
    expect(found.perSecond).toBeGreaterThan(0);
  });
});

describe('a recorded statement', () => {
  const values = (name: string): Values => ({
    testId: `${name}-test`,
    deviceId: `${name}-device`,
    userId: `${name}-user`,
    loginSessionId: `${name}-session`,
    groupId: `${name}-group`,
    profileId: `${name}-profile`,
  });
  const replayed = (parameter: unknown) => specialize(generalize(parameter, values('ana')), values('ben'));

  it('is about the call that it is made for', () => {
    expect(['ana-test', 'ana-device', 'ana-profile', 'negative', 1_760_000_000_000, null].map(replayed)).toEqual([
      ...['ben-test', 'ben-device', 'ben-profile'],
      ...['negative', 1_760_000_000_000, null],
    ]);
  });

  it('counts what its own person does, by as long a key', () => {
    const key = 'Zq3v'.padEnd(43, 'x');

    expect(replayed(key)).toMatch(/ben-user$/);
    expect(replayed(key)).toHaveLength(key.length);
    expect(replayed('Zq3v'.padEnd(43, 'y'))).not.toBe(replayed(key));
  });
});
