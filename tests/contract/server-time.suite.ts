import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { succeed, type BackEnd, type MakeBackEnd } from './back-end.ts';

/** What every ServerTime does, whatever stands behind it. */
export function describeServerTime(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`The server's time over ${name}`, () => {
    let backEnd: BackEnd;

    beforeAll(async () => {
      backEnd = await makeBackEnd();
    });
    afterAll(() => backEnd.stop());

    test('is a whole instant of our days that never goes back', async () => {
      const first = await succeed(backEnd.serverTime.now());
      const second = await succeed(backEnd.serverTime.now());
      expect(Number.isSafeInteger(first)).toBe(true);
      expect(first).toBeGreaterThan(Date.UTC(2020, 0, 1));
      expect(first).toBeLessThan(Date.UTC(2100, 0, 1));
      expect(second).toBeGreaterThanOrEqual(first);
    });

    test('whose answer was lost is a failed call, and the next one is answered', async () => {
      backEnd.loseNextAnswer();
      expect(await backEnd.serverTime.now()).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
      expect(await backEnd.serverTime.now()).toMatchObject({ ok: true });
    });
  });
}
