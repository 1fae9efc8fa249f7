import { describe, expect, test } from 'vitest';
import { succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';

/** The contract of every ServerTime. */
export function describeServerTime(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`The server's time over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);

    test('is a plausible integer instant that never decreases', async () => {
      const first = await succeed(backEnd.serverTime.now());
      const second = await succeed(backEnd.serverTime.now());
      expect(Number.isSafeInteger(first)).toBe(true);
      expect(first).toBeGreaterThan(Date.UTC(2020, 0, 1));
      expect(first).toBeLessThan(Date.UTC(2100, 0, 1));
      expect(second).toBeGreaterThanOrEqual(first);
    });

    test('fails when the response is lost, and the next call succeeds', async () => {
      backEnd.loseNextResponse();
      expect(await backEnd.serverTime.now()).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
      expect(await backEnd.serverTime.now()).toMatchObject({ ok: true });
    });
  });
}
