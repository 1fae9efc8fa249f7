import { describe, expect, it } from 'vitest';
import { loadDriver } from '../../bench/server/load-driver.ts';
import type { Measured } from '../../bench/server/measured.ts';
import { generalize, specialize, type Values } from '../../bench/server/statements.ts';
import { rowOf, shortfalls, type Round } from '../../bench/server/table.ts';

const measured = (perSecond: number, overrides: Partial<Measured> = {}): Measured => ({
  perSecond,
  p50: 2,
  p99: 9,
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

describe('a row of the table', () => {
  it('contains the medians, and the median ratio of the rounds', () => {
    const row = rowOfRounds([round(100, 100), round(700, 1000), round(300, 2000)]);

    expect(row).toMatchObject({ perSecond: 300, driverPerSecond: 1000, barePerSecond: 5000, ratio: 0.7 });
    expect(shortfalls(row)).toEqual([]);
  });

  it('sums the failures of all rounds', () => {
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

describe('load on a driver', () => {
  it('makes every call once, and counts those that fail', async () => {
    const calls: number[] = [];
    const found = await loadDriver(8, { clients: 3, seconds: 30 }, async (call) => {
      calls.push(call);
      await Promise.resolve();
      if (call === 1) throw new Error('No answer.');
    });

    expect(calls.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(found).toMatchObject({ serverErrors: 0, otherErrors: 1 });
    expect(found.p99).toBeGreaterThanOrEqual(found.p50);
  });

  it('stops when the time is over', async () => {
    const found = await loadDriver(1e9, { clients: 2, seconds: 0.005 }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });

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

  it('belongs to the call that it is made for', () => {
    expect(['ana-test', 'ana-device', 'ana-profile', 'negative', 1_760_000_000_000, null].map(replayed)).toEqual([
      ...['ben-test', 'ben-device', 'ben-profile'],
      ...['negative', 1_760_000_000_000, null],
    ]);
  });

  it('counts the calls of its own user, under a key of the same length', () => {
    const key = 'Zq3v'.padEnd(43, 'x');

    expect(replayed(key)).toMatch(/ben-user$/);
    expect(replayed(key)).toHaveLength(key.length);
    expect(replayed('Zq3v'.padEnd(43, 'y'))).not.toBe(replayed(key));
  });
});
