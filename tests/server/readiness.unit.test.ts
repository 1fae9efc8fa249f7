import { describe, expect, test } from 'vitest';
import { makeReadiness } from '../../server/readiness/readiness.ts';

function aReadiness() {
  const state = { outcome: 'ok', runs: 0, elapsed: 0 };
  const check = () => {
    state.runs += 1;
    return Promise.resolve(state.outcome);
  };
  return { state, readiness: makeReadiness({ database: check }, () => state.elapsed) };
}

describe('The readiness of a server', () => {
  test('is that of all checks, and of the process', async () => {
    const { state, readiness } = aReadiness();
    expect(await readiness.check()).toEqual({ isReady: true, checks: { database: 'ok', process: 'ok' } });
    Object.assign(state, { outcome: 'full', elapsed: 1_000 });
    expect(await readiness.check()).toEqual({ isReady: false, checks: { database: 'full', process: 'ok' } });
  });

  test('is not lost by a warning about the key file, which is told', async () => {
    const { state, readiness } = aReadiness();
    state.outcome = 'keyFileMissing';
    expect(await readiness.check()).toMatchObject({ isReady: true, checks: { database: 'keyFileMissing' } });
  });

  test('runs its checks once for all calls of a second', async () => {
    const { state, readiness } = aReadiness();
    await Promise.all([readiness.check(), readiness.check()]);
    state.elapsed = 999;
    await readiness.check();
    expect(state.runs).toBe(1);
    state.elapsed = 1_000;
    await Promise.all([readiness.check(), readiness.check()]);
    expect(state.runs).toBe(2);
  });

  test('ends at once when the server leaves', async () => {
    const { state, readiness } = aReadiness();
    await readiness.check();
    readiness.leave();
    expect(await readiness.check()).toEqual({ isReady: false, checks: { database: 'ok', process: 'leaving' } });
    expect(state.runs).toBe(1);
  });
});
